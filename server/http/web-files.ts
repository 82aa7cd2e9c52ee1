import negotiate from '@fastify/accept-negotiator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFile } from './served-files.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the web build in memory, in every encoding a browser may ask for. */
export interface WebFile {
  contentType: string;
  cacheControl: string;
  /** The headers that decide which bytes are sent: a shared cache keeps them apart by it. */
  vary: string;
  compressible: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
}

const isText = (contentType: string) =>
  /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/.test(contentType);

export type Tokens = Record<string, string>;

/** Puts the values in for the tokens it has values for; the rest stay. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name] ?? token);
}

const encoders: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  // The best quality: the home page then fits into the first flight of packets of a new connection.
  br: async (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: async (text) => promisify(gzip)(text),
  identity: async (text) => text,
};

/** A file with the values of one moment, in the encodings asked for so far. */
function fill(raw: Buffer, tokens: Tokens | undefined) {
  const content = tokens ? Buffer.from(fillTokens(raw.toString('utf8'), tokens)) : raw;
  return { tokens, content, made: new Map<Encoding, Promise<Buffer>>() };
}

/** Reads a file of the web build as it lies there. */
export const readWebFile = (folder: string, { file }: ServedFile): Buffer =>
  readFileSync(join(folder, file));

/**
 * Puts the values in for the tokens of a file that was read once, again whenever they change. It is
 * compressed when first asked for, off the main thread, and kept.
 */
export function loadWebFile(raw: Buffer, served: ServedFile, readTokens: () => Tokens): WebFile {
  let filled = fill(raw, undefined);
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const tokens = served.hasTokens ? readTokens() : undefined;
    if (tokens !== filled.tokens) filled = fill(raw, tokens);
    const bytes = filled.made.get(encoding) ?? encoders[encoding](filled.content);
    filled.made.set(encoding, bytes);
    return bytes;
  };
  return {
    contentType: served.contentType,
    cacheControl: served.cacheControl,
    vary: served.hasTokens ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
    compressible: isText(served.contentType),
    encoded,
  };
}

function encodingFor(request: FastifyRequest, file: WebFile): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (!file.compressible || accepted === undefined) return 'identity';
  return negotiate(accepted, ['br', 'gzip', 'identity']) ?? 'identity';
}

export async function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  status = 200,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, file);
  const bytes = await file.encoded(encoding);
  void reply
    .code(status)
    .type(file.contentType)
    .header('Cache-Control', file.cacheControl)
    .header('Vary', file.vary);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.send(bytes);
}
