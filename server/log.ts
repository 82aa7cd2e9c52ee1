import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line per event on standard output. Callers name what they log: nothing is logged by passing whole requests, users or bodies. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
