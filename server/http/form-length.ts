import type { IncomingMessage } from 'node:http';
import { maxFileBytes, type FileRule } from '../../contract/files.ts';
import { Refusal } from '../base/refusal.ts';

export const maxTextFields = 32;
export const maxTextBytes = 16_384;

/**
 * So many times the size we take is read and dropped, for the answer's sake: a browser that is cut
 * off never reads why.
 */
export const hearOutTimes = 4;

/** Who is cut off has so long to read why; nothing more is taken from them meanwhile. */
const lastWordMs = 1_000;

/** What a form of these files can have in all, with every text field as long as it may be. */
export function maxFormBytes(rules: Record<string, FileRule>): number {
  const files = Object.values(rules).reduce(
    (sum, { maxBytes = maxFileBytes }) => sum + maxBytes,
    0,
  );
  return files + maxTextFields * maxTextBytes;
}

/**
 * Rejects with TOO_LARGE once more has come than a form can have, whatever part it claims to be of;
 * cuts off who then goes on without end. A parser that waits for the end of a text or a heading
 * would read for ever.
 */
export function endlessForm(raw: IncomingMessage, maxBytes: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) reject(new Refusal('TOO_LARGE', {}));
    if (bytes <= hearOutTimes * maxBytes) return;
    raw.off('data', count).pause();
    setTimeout(() => raw.socket.destroy(), lastWordMs).unref();
  };
  raw.on('data', count);
  return promise;
}
