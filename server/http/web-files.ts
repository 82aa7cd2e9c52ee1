import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from './served-files.ts';

/** One file of the web build in memory, in every encoding a browser may ask for. */
export interface WebFile {
  contentType: string;
  cacheControl: string;
  encodings: { br?: Buffer; gzip?: Buffer; identity: Buffer };
}

const isText = (contentType: string) => /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/.test(contentType);

/** The text of a file whose remaining tokens change with each answer. */
export function fillTokens(text: string, tokens: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name] ?? token);
}

/** Reads a file once, puts the values in for its tokens and compresses it: answering it later costs nothing. */
export function loadWebFile(folder: string, served: ServedFile, tokens: Record<string, string>): WebFile {
  let identity = readFileSync(join(folder, served.file));
  if (served.hasTokens) identity = Buffer.from(fillTokens(identity.toString('utf8'), tokens));
  if (!isText(served.contentType)) return { ...served, encodings: { identity } };
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { ...served, encodings: { br, gzip: gzipSync(identity), identity } };
}

function encodingFor(request: FastifyRequest, file: WebFile): 'br' | 'gzip' | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (file.encodings.br && /\bbr\b/.test(accepted)) return 'br';
  return file.encodings.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

export function sendWebFile(request: FastifyRequest, reply: FastifyReply, file: WebFile, status = 200): FastifyReply {
  const encoding = encodingFor(request, file);
  void reply.code(status).type(file.contentType).header('Cache-Control', file.cacheControl).header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.send(file.encodings[encoding]);
}
