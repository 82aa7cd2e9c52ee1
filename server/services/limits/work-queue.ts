import { refuse } from '../../base/refusal.ts';

interface QueueLimits {
  atOnce: number;
  maxWaiting: number;
}

/**
 * Runs heavy work, at most `atOnce` at a time; `maxWaiting` may wait, the next is refused. It may
 * never take cores and memory from payments.
 */
export function createWorkQueue({ atOnce, maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) refuse('BUSY', { retryAfterSeconds: 2 });
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A place is handed on, not given back, so that a request that comes in between is not one
      // too many.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
