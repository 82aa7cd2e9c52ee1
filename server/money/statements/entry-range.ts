import type { Readings } from '../../ledger/ledger.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { endOfDay, startOfDay } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';

export interface DayRange {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

interface CountedAccount {
  id: string;
  entryCount: bigint;
}

/**
 * The first and last number of an account's entries of a range of bank days; empty when first >
 * last.
 */
export async function entryRange(
  ledger: Readings,
  db: Queryable,
  { id, entryCount }: CountedAccount,
  { from, to }: DayRange,
): Promise<{ first: bigint; last: bigint }> {
  if (from === undefined && to === undefined) return { first: 1n, last: entryCount };
  const beginning =
    from === undefined ? Temporal.Instant.fromEpochMilliseconds(0) : startOfDay(from);
  if (to === undefined)
    return {
      first: (await ledger.findEntryRange(db, id, beginning, beginning)).first,
      last: entryCount,
    };
  return await ledger.findEntryRange(db, id, beginning, endOfDay(to));
}
