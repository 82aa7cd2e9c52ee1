import { billNumberAfter } from '../../../contract/money/bill-dates.ts';
import type { OwnDays } from '../../../contract/values/business-days.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Clock } from '../../base/clock.ts';
import { dateAt, notPaused, withOwnDays, type NextDate, type ScheduleRow } from './schedule-row.ts';

/** The days on which the bank is closed, and the time: a schedule is read with both. */
interface Looking {
  own: OwnDays;
  clock: Clock;
}

/** A date this many days past is over, even if banks were closed on many days after it. */
const surelyOverDays = 31;

/** Says whether a bill pays nothing at present. */
export function isPaused({ pausedAt, pausedUntil }: ScheduleRow, today: CalendarDay): boolean {
  return pausedAt !== null && (pausedUntil === null || today < pausedUntil);
}

/** The date of a schedule, from a number on, that is the first on a day or after it. */
export function dateFromDay(
  row: ScheduleRow,
  { number, day, own }: { number: number; day: CalendarDay; own: OwnDays },
): NextDate {
  return dateAt(
    row,
    Math.max(number, billNumberAfter(row.firstDay, row.frequency, addDays(day, -1))),
    own,
  );
}

/**
 * The date a paused bill goes on with when it is resumed now: its first one that is still to come.
 * Dates that passed during the pause are not made up for.
 */
export function dateWhenResumed(row: ScheduleRow, { own, clock }: Looking): NextDate {
  const number = row.pausedNumber ?? row.nextNumber;
  const now = clock.businessNow();
  let next = dateFromDay(row, { number, day: addDays(clock.businessDay(), -surelyOverDays), own });
  while (Temporal.Instant.compare(next.nextDueAt, now) <= 0)
    next = dateAt(row, next.nextNumber + 1, own);
  return next;
}

/**
 * Reads a schedule as it is now: a pause whose day has come is over, and an open one goes on with
 * whatever date is next by then.
 */
export function scheduleNow(row: ScheduleRow, looking: Looking): ScheduleRow {
  if (!isPaused(row, looking.clock.businessDay()))
    return { ...withOwnDays(row, looking.own), ...notPaused };
  return row.pausedUntil === null
    ? { ...row, ...dateWhenResumed(row, looking), status: row.status }
    : withOwnDays(row, looking.own);
}
