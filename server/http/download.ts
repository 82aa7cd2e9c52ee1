import type { FastifyReply } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';

/** An answer that is a file to keep. */
export interface Download {
  mediaType: string;
  /** ASCII letters, digits, dots and dashes: made by us, never by who sent the file. */
  name: string;
  /** Whole, or written while it is read. */
  bytes: Buffer | Readable;
}

/** Lets a file that is written while it is read be read as the rest of its request is. */
export function readInContext<T>(answer: T): T {
  const { bytes } = (answer as { download?: Download }).download ?? {};
  if (!(bytes instanceof Readable)) return answer;
  const inContext = AsyncLocalStorage.snapshot();
  const read = bytes._read.bind(bytes);
  bytes._read = (size) => inContext(read, size);
  return answer;
}

/**
 * Nothing in it can run, load or be framed, whatever a browser makes of it; it is offered for
 * keeping and not shown as a page.
 */
export function sendDownload(
  reply: FastifyReply,
  { mediaType, name, bytes }: Download,
): FastifyReply {
  return reply
    .type(mediaType)
    .headers({
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .send(bytes);
}
