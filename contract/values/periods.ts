import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { Locale } from './numbers.ts';

/** A month or a year of the books as text: `2026-11`, `2026`. */
export type Period = string;

/** No bank was founded before, and no clock runs on for longer. */
export const periodForm = /^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/;

export const isYear = (period: Period): boolean => period.length === 4;

export const firstDayOf = (period: Period): CalendarDay =>
  isYear(period) ? `${period}-01-01` : `${period}-01`;

export const lastDayOf = (period: Period): CalendarDay =>
  isYear(period) ? `${period}-12-31` : addDays(addMonths(`${period}-01`, 1), -1);

export const monthOf = (day: CalendarDay): Period => day.slice(0, 7);

/** The one that closes after a period: a year closes after its December. */
export function periodAfter(period: Period): Period {
  if (isYear(period)) return monthOf(addDays(lastDayOf(period), 1));
  return period.endsWith('-12') ? period.slice(0, 4) : monthOf(addDays(lastDayOf(period), 1));
}

/** @returns a function that writes a period in a language: `November 2026`, `2026`. */
export function periodTextOf(locale: Locale): (period: Period) => string {
  const month = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  // Documents of the API write a text with the names of its values.
  return (period) =>
    isYear(period) || !periodForm.test(period)
      ? period
      : month.format(new Date(`${firstDayOf(period)}T00:00:00Z`));
}
