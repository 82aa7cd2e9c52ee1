import { repeatEvery } from '../../base/repeat-every.ts';

const aliveEveryMs = 10_000;
const lostAfterSeconds = 60;

/** Work of a server that was not heard of since this instant is given up. */
export const silentSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ seconds: lostAfterSeconds });

/** Does slow work, and notes all the time that this server is still at it. */
export async function whileAlive<T>(
  noteAlive: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const stop = repeatEvery(aliveEveryMs, noteAlive);
  try {
    return await work();
  } finally {
    stop();
  }
}
