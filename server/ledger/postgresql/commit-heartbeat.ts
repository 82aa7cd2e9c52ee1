import type { FlushBarrier } from './flush-barrier.ts';

/** Watches that commits come to the disk, and to the standby where the database waits for one. */
export interface CommitHeartbeat {
  /** A commit was made durable just now. */
  beat(): void;
  /** Says whether one was a moment ago. Where none was asked for lately it asks first. */
  isBeating(): Promise<boolean>;
  /** When the last one was; undefined before the first. */
  lastAt(): Temporal.Instant | undefined;
  stop(): void;
}

/** The greatest age of the last durable commit. */
const freshMs = 3_000;

/** A proxy that asks for the health waits a second at most. */
const graceMs = 250;

/**
 * Asks the barrier for a flush of its own where no payment asks.
 * @param everyMs how often; where it is undefined, only when a caller wants to know.
 */
export function createCommitHeartbeat(
  barrier: FlushBarrier,
  everyMs: number | undefined,
): CommitHeartbeat {
  let last: { ms: number; at: Temporal.Instant } | undefined;
  let asking: Promise<void> | undefined;
  const timer = everyMs === undefined ? undefined : setInterval(keepUp, everyMs, everyMs).unref();

  function beat(): void {
    last = { ms: performance.now(), at: Temporal.Now.instant() };
  }

  const isYounger = (ms: number) => last !== undefined && performance.now() - last.ms < ms;

  async function ask(): Promise<void> {
    asking ??= barrier
      .flushed()
      .then(beat, () => undefined)
      .finally(() => (asking = undefined));
    await asking;
  }

  function keepUp(ms: number): void {
    if (!isYounger(ms)) void ask();
  }

  async function isBeating(): Promise<boolean> {
    if (isYounger(everyMs === undefined ? 1_000 : freshMs)) return true;
    const asked = ask();
    // The first flush opens its connection, and without a timer there was none just before.
    await (last === undefined || everyMs === undefined ? asked : Promise.race([asked, grace()]));
    return isYounger(freshMs);
  }

  return { beat, isBeating, lastAt: () => last?.at, stop: () => clearInterval(timer) };
}

async function grace(): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
}
