import type { ChangeTopic } from '../../../contract/calls/change-topics.ts';
import type { Bank } from '../../bank.ts';
import { readPersonMarks } from './person-marks.ts';

interface Watcher {
  /** The person whose changes it watches; undefined for staff, who watch the queues. */
  personId: string | undefined;
  /** Seconds in which it heard nothing. It hears at once of a change in that time. */
  missedSeconds: number;
  /** It hears of all changes from now on. */
  onReady(): void;
  onChange(topic: ChangeTopic): void;
  /** The server stops. */
  onEnd(): void;
}

/** Says to open pages that something changed, whichever server changed it. */
export interface ChangeWatch {
  /** @returns what ends the watch. */
  add(watcher: Watcher): () => void;
  close(): void;
}

const everyMs = 1_000;

/**
 * Compares marks once a second, for those who watch and only while anybody does. A notification of
 * the database would be earlier by less than a second, and cost each payment a lock that all
 * commits share.
 */
export function createChangeWatch(
  { db, clock, log, stopping }: Bank,
  readQueuesMark: () => Promise<string>,
): ChangeWatch {
  const watchers = new Set<Watcher>();
  /** Those whose marks are read for the first time. */
  const newcomers = new Map<Watcher, { missedSince: Temporal.Instant }>();
  const personMarks = new Map<string, string>();
  let queuesMark: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  const tell = (isMeant: (watcher: Watcher) => boolean, topic: ChangeTopic) => {
    for (const watcher of watchers) if (isMeant(watcher)) watcher.onChange(topic);
  };

  async function comparePeople(): Promise<void> {
    const ids = new Set([...watchers].flatMap(({ personId }) => personId ?? []));
    for (const id of personMarks.keys()) if (!ids.has(id)) personMarks.delete(id);
    if (ids.size === 0) return;
    for (const [id, { mark, changedAt }] of await readPersonMarks(db, [...ids])) {
      const before = personMarks.get(id);
      personMarks.set(id, mark);
      const isChanged = before !== undefined && before !== mark;
      const hears = (watcher: Watcher) => {
        const newcomer = newcomers.get(watcher);
        if (newcomer === undefined) return isChanged;
        return changedAt !== null && Temporal.Instant.compare(changedAt, newcomer.missedSince) > 0;
      };
      tell((watcher) => watcher.personId === id && hears(watcher), 'own');
    }
  }

  async function compareQueues(): Promise<void> {
    if (![...watchers].some(({ personId }) => personId === undefined)) {
      queuesMark = undefined;
      return;
    }
    const before = queuesMark;
    queuesMark = await readQueuesMark();
    const isChanged = before !== undefined && before !== queuesMark;
    // Of queues no time of their change is known; to read them again names no customer.
    tell(
      (watcher) =>
        watcher.personId === undefined &&
        (newcomers.has(watcher) ? watcher.missedSeconds > 0 : isChanged),
      'queues',
    );
  }

  async function compare(): Promise<void> {
    const compared = [...newcomers.keys()];
    try {
      await comparePeople();
      await compareQueues();
      for (const watcher of compared) if (newcomers.delete(watcher)) watcher.onReady();
      isFailing = false;
    } catch (error) {
      // The marks are kept, so that changes during an outage are found after it.
      if (!isFailing) log.warn({ err: error }, 'changes cannot be read for open pages');
      isFailing = true;
    }
    timer = watchers.size === 0 ? undefined : setTimeout(() => void compare(), everyMs);
  }

  function close(): void {
    clearTimeout(timer);
    for (const { onEnd } of watchers) onEnd();
  }

  stopping.addEventListener('abort', close, { once: true });
  return {
    add(watcher) {
      watchers.add(watcher);
      // From here on, however late the first comparison is.
      const missedSince = clock.now().subtract({ seconds: watcher.missedSeconds });
      newcomers.set(watcher, { missedSince });
      timer ??= setTimeout(() => void compare(), 0);
      return () => {
        watchers.delete(watcher);
        newcomers.delete(watcher);
      };
    },
    close,
  };
}
