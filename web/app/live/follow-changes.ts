import type { ChangeTopic } from '../../../contract/calls/change-topics.ts';
import { hearChanges } from '../../api/hear-changes.ts';
import { readSession } from '../../api/session.ts';

/** A server that stopped is not asked by all its pages at one moment. */
const againMs = () => 1_000 + Math.random() * 2_000;

/** Where nothing is heard: the pause before the page is read again, the first time and later. */
const firstPollMs = 5_000;
const nextPollMs = 30_000;

/**
 * The time for which a call may be on its way before the bank counts the changes that were missed.
 * To hear of a change twice costs one more look.
 */
const onTheWayMs = 5_000;

const inSight = () => document.visibilityState === 'visible';

interface Following {
  over: AbortSignal;
  onChange: (topic: ChangeTopic) => void;
  /** Nothing is heard, so that a change can only be found by looking. */
  onPoll: () => void;
}

/**
 * Hears of changes while the page is in sight: a browser keeps six connections to a bank without
 * HTTP/2, and pages out of sight must not use them up. The bank names the changes missed in between
 * when the page comes back.
 */
export async function followChanges({ over, onChange, onPoll }: Following): Promise<void> {
  let heardAt = performance.timeOrigin;
  let failures = 0;
  while (!over.aborted && readSession() !== undefined) {
    await untilInSight(over);
    let isHeard = false;
    await whileInSight(over, async (signal) => {
      const onWord = () => {
        isHeard = true;
        heardAt = Date.now();
      };
      const missedMs = Date.now() - heardAt + onTheWayMs;
      await hearChanges({ missedMs, signal, onWord, onChange });
    });
    if (!inSight()) continue;
    failures = isHeard ? 0 : failures + 1;
    await pause(failures === 0 ? againMs() : failures === 1 ? firstPollMs : nextPollMs);
    if (failures === 0 || over.aborted || !inSight()) continue;
    heardAt = Date.now();
    onPoll();
  }
}

/** Aborts it when the page goes out of sight or is over. A failure only ends it. */
async function whileInSight(
  over: AbortSignal,
  hear: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const end = new AbortController();
  const look = () => inSight() || end.abort();
  document.addEventListener('visibilitychange', look);
  try {
    await hear(AbortSignal.any([over, end.signal]));
  } catch {
    // The line, the bank or the page itself ended it.
  } finally {
    document.removeEventListener('visibilitychange', look);
  }
}

async function untilInSight(over: AbortSignal): Promise<void> {
  while (!inSight() && !over.aborted)
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
}

const pause = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));
