import type { QueueRow } from './queue-row.ts';

/**
 * The case to open after one was decided: the next one below that no colleague holds, else the
 * oldest such; none ends the round.
 */
export function nextCase(
  rows: readonly QueueRow[],
  decidedId: string | undefined,
): string | undefined {
  const at = rows.findIndex(({ _id }) => _id === decidedId);
  const after = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return after.find(({ holder }) => holder === null || holder.isYou)?._id;
}
