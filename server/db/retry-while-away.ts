import { setTimeout } from 'node:timers/promises';

const firstPauseMs = 50;
const longestPauseMs = 200;

/**
 * Does something again, with pauses, while it fails in a way that passes: a failover of the
 * database takes seconds, and a caller who waits for it sees no error.
 * @param act may be done more than once, since a failure that passes has changed nothing.
 * @param forMs no try begins later than this after the first; 0 tries once.
 */
export async function retryWhileAway<T>(
  act: () => Promise<T>,
  { forMs, passes }: { forMs: number; passes: (error: unknown) => boolean },
): Promise<T> {
  const until = performance.now() + forMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() + pauseMs >= until || !passes(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
}
