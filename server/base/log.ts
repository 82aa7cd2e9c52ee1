import { pino, type Logger } from 'pino';
import { currentSpan, traceFields } from './current-span.ts';

export type Log = Logger;

const standardOutput = 1;

/** The most bytes that wait to be written; lines beyond it are lost. */
const mostWaiting = 1_048_576;

/**
 * One JSON line per event on standard output. Callers name what they log: nothing is logged by
 * passing whole requests, users or bodies.
 */
export function createLog(
  level: string,
  { file = standardOutput, traced = false }: { file?: number; traced?: boolean } = {},
): Log {
  const output = pino.destination({ dest: file, sync: true, maxLength: mostWaiting });
  // A full disk under the log would end the process. The bank goes on without its log, which goes
  // on when there is space.
  output.on('error', () => undefined);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(traced && { mixin: () => traceFields(currentSpan()) ?? {} }),
    },
    output,
  );
}
