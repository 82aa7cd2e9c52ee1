import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { findFirstBookings, findOpenings } from './statements-store.ts';

/** The month of a day: `2026-11`. */
export const monthOf = (day: CalendarDay) => day.slice(0, 7);

/** The first and last day of a month. */
export function daysOfMonth(month: string): { first: CalendarDay; last: CalendarDay } {
  const yearMonth = Temporal.PlainYearMonth.from(month);
  return {
    first: yearMonth.toPlainDate({ day: 1 }).toString(),
    last: yearMonth.toPlainDate({ day: yearMonth.daysInMonth }).toString(),
  };
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (
    let month = Temporal.PlainYearMonth.from(last);
    month.toString() >= first;
    month = month.subtract({ months: 1 })
  )
    months.push(month.toString());
  return months;
}

/**
 * The months each account has a statement for, newest first: from its opening, or its first entry
 * where that is earlier, to the month under way.
 */
export async function monthsOf(
  db: Queryable,
  accounts: readonly StoredAccount[],
  today: CalendarDay,
): Promise<Map<string, string[]>> {
  const ids = accounts.map(({ id }) => id);
  const openings = await findOpenings(db, ids);
  const firstBookings = await findFirstBookings(db, ids);
  return new Map(
    ids.map((id) => {
      const beginnings = [openings.get(id), firstBookings.get(id)].flatMap((instant) =>
        instant ? [monthOf(bankingDayOf(instant))] : [],
      );
      return [
        id,
        monthsBetween([monthOf(today), ...beginnings].toSorted()[0] as string, monthOf(today)),
      ];
    }),
  );
}

/** The years that some months are in, newest first: all accounts of a customer together. */
export const yearsOf = (months: ReadonlyMap<string, readonly string[]>): string[] =>
  [...new Set([...months.values()].flat().map((month) => month.slice(0, 4)))]
    .toSorted()
    .toReversed();
