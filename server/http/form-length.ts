import type { IncomingMessage } from 'node:http';
import { maxFileBytes, type FileRule } from '../../contract/files.ts';
import { Refusal } from '../base/refusal.ts';

export const maxTextFields = 32;
export const maxTextBytes = 16_384;

/**
 * A body of up to this many times the accepted size is read and dropped, so that the browser
 * receives the refusal; one that is cut off never shows it.
 */
export const hearOutTimes = 4;

/** A caller who is cut off has this long to read the refusal; nothing more is read from them. */
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
