import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between looks whether a standby still answers, while a long read is made there. */
export const usualLookEveryMs = 10_000;

// One that is only busy answers one of them.
const looksUnanswered = 3;

/** The socket of a pool of one connection, which can be cut whatever waits on it. */
export function cuttableSocket(): { stream: () => Socket; cut(reason?: Error): void } {
  let last: Socket | undefined;
  return {
    stream: () => (last = new Socket()),
    cut: (reason) => void last?.destroy(reason),
  };
}

/**
 * A statement that takes hours has no limit of time, and one on a standby that hangs never ends. So
 * another connection looks whether the standby answers, until the watch is over.
 * @param standsStill called once, when several looks in a row found no answer.
 */
export function watchSnapshot(
  look: () => Promise<unknown>,
  everyMs: number,
  standsStill: () => void,
): { end(): void } {
  const over = new AbortController();
  const watch = async () => {
    for (let unanswered = 0; unanswered < looksUnanswered; ) {
      await setTimeout(everyMs, undefined, { signal: over.signal, ref: false });
      unanswered = await look().then(
        () => 0,
        () => unanswered + 1,
      );
    }
    if (!over.signal.aborted) standsStill();
  };
  // It fails where the watch is over, and in no other way.
  watch().catch(() => undefined);
  return { end: () => over.abort() };
}
