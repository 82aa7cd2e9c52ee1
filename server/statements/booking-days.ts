import type { CalendarDay } from '../../contract/calendar-day.ts';
import { bankTimeZone } from '../clock.ts';

/** The first instant of a day in the bank's home. */
export function startOfDay(day: CalendarDay): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(bankTimeZone).toInstant();
}

/** The first instant after a day in the bank's home. */
export function endOfDay(day: CalendarDay): Temporal.Instant {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}

/** The first and last day of a month given as `2026-11`. */
export function daysOfMonth(month: string): { first: CalendarDay; last: CalendarDay } {
  const yearMonth = Temporal.PlainYearMonth.from(month);
  return { first: yearMonth.toPlainDate({ day: 1 }).toString(), last: yearMonth.toPlainDate({ day: yearMonth.daysInMonth }).toString() };
}
