/** PostgreSQL's files were brought back to an earlier moment. */
export interface RestoreToAMoment {
  /** The moment or the name, as the restore was given it or as PostgreSQL wrote it down. */
  target: string;
  /** The one that the restore began; 0 while PostgreSQL is still recovering. */
  timeline: number;
}

/** The history that PostgreSQL keeps of the timelines that its log went through. */
export interface TimelineHistory {
  /** The one that it writes, or replays, now. */
  timeline: number;
  /** A line for each that ended: its number, where, and why. Null on the first. */
  history: string | null;
}

const endOfTimeline = /^\s*(\d+)\s+[0-9A-F]+\/[0-9A-F]+\s+(.+)$/i;

/**
 * PostgreSQL writes so why a recovery ended at its target. One without a target, as that of each
 * failover, is `no recovery target specified`.
 */
const endAtTarget = /^(?:(?:at|reached) )?((?:before|after|restore point|consistency)\b.*)$/;

/** The last restore to a moment in the history of a log, by the timeline that it began. */
export function newestRestore({
  timeline,
  history,
}: TimelineHistory): RestoreToAMoment | undefined {
  const ends = (history ?? '').split('\n').flatMap((line) => {
    const [, ended, why = ''] = endOfTimeline.exec(line) ?? [];
    return ended === undefined
      ? []
      : [{ ended: Number(ended), target: endAtTarget.exec(why)?.[1] }];
  });
  const last = ends.findLastIndex(({ target }) => target !== undefined);
  const target = ends[last]?.target;
  // Where one ended the next began.
  return target === undefined ? undefined : { target, timeline: ends[last + 1]?.ended ?? timeline };
}
