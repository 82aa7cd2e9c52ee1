import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf, endOfDay, startOfDay } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import {
  findBookLines,
  findClosedDay,
  findClosings,
  findFirstBooking,
  type BookLine,
  type DayClosing,
} from './day-closings-store.ts';
import { lineKey, readMovements } from './movements.ts';

export interface TrialBalance {
  day: CalendarDay;
  firstDay: CalendarDay | undefined;
  closedAt: Temporal.Instant | undefined;
  lines: (BookLine & DayClosing)[];
}

/** Finds the moment from which days are not yet closed, and the balances then. */
async function readBase(db: Queryable, before: CalendarDay, firstDay: CalendarDay) {
  const closed = await findClosedDay(db, addDays(before, -1));
  const closings = closed ? await findClosings(db, closed) : [];
  const from = closed?.untilAt ?? startOfDay(firstDay);
  return {
    from,
    // A closed day ended when it was closed, whatever tables of time zones say by now.
    start: closed?.day === addDays(before, -1) ? from : startOfDay(before),
    balances: new Map(closings.map((closing) => [lineKey(closing), closing.closingMinor])),
  };
}

interface ReckonedDay {
  fromAt: Temporal.Instant;
  untilAt: Temporal.Instant;
  lines: DayClosing[];
}

/** Reckons a day's movement on every line from its entries and the last day closed before it. */
export async function reckonDay(
  db: Queryable,
  day: CalendarDay,
  firstDay: CalendarDay,
): Promise<ReckonedDay> {
  const { from, start, balances } = await readBase(db, day, firstDay);
  const untilAt = endOfDay(day);
  const earlier = await readMovements(db, from, start);
  const movements = await readMovements(db, start, untilAt);
  const lines = (await findBookLines(db)).map(({ code, currency }) => {
    const key = lineKey({ code, currency });
    const before = earlier.get(key);
    const openingMinor =
      (balances.get(key) ?? 0n) + (before?.creditsMinor ?? 0n) - (before?.debitsMinor ?? 0n);
    const { debitsMinor, creditsMinor, entries } = movements.get(key) ?? {
      debitsMinor: 0n,
      creditsMinor: 0n,
      entries: 0n,
    };
    return {
      code,
      currency,
      openingMinor,
      debitsMinor,
      creditsMinor,
      closingMinor: openingMinor + creditsMinor - debitsMinor,
      entries,
    };
  });
  return { fromAt: start, untilAt, lines };
}

/** The day of the first entry; undefined while there is none. */
export async function findFirstDay(db: Queryable): Promise<CalendarDay | undefined> {
  const first = await findFirstBooking(db);
  return first && bankingDayOf(first);
}

/** The trial balance of a day: as it was closed, or reckoned now. */
export async function readTrialBalance(db: Queryable, day: CalendarDay): Promise<TrialBalance> {
  const firstDay = await findFirstDay(db);
  const closed = await findClosedDay(db, day);
  const isClosed = closed?.day === day;
  const closings = isClosed
    ? await findClosings(db, closed)
    : (await reckonDay(db, day, firstDay ?? day)).lines;
  const byKey = new Map(closings.map((closing) => [lineKey(closing), closing]));
  const nothing = {
    openingMinor: 0n,
    debitsMinor: 0n,
    creditsMinor: 0n,
    closingMinor: 0n,
    entries: 0n,
  };
  const lines = (await findBookLines(db)).map((line) => ({
    ...nothing,
    ...byKey.get(lineKey(line)),
    ...line,
  }));
  return { day, firstDay, closedAt: isClosed ? closed.closedAt : undefined, lines };
}
