import type { Database } from '../../db/database.ts';

const counts = new WeakMap<Database, Map<string, number>>();

/** The refusals of this process since its start, by the name of the limit. */
export const refusalsOf = (counters: Database): ReadonlyMap<string, number> =>
  counts.get(counters) ?? new Map();

/** Counts a refusal before it is thrown. */
export function noteRefusal(counters: Database, limit: string): void {
  const ofBank = counts.get(counters) ?? new Map<string, number>();
  counts.set(counters, ofBank);
  ofBank.set(limit, (ofBank.get(limit) ?? 0) + 1);
}
