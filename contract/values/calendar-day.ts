import { locale } from './locale.texts.ts';

/** A banking day as ISO text, `2026-11-21`: it has no time and no zone. */
export type CalendarDay = string;

const isoDay = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Says whether text is a real day of the calendar; `2026-02-30` is not. */
export function isCalendarDay(text: string): boolean {
  if (!isoDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.toISOString().startsWith(text);
}

/** The day `days` later (earlier if negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/** @returns the number of days by which a day lies after another; negative before it. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The same day of the month `months` later; the last day of a month that is too short. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)))
    .toISOString()
    .slice(0, 10);
}

const written = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `Tue, Dec 1, 2026`: a day as people read it, the same in every zone. */
export function writtenDay(day: CalendarDay): string {
  return written.format(new Date(`${day}T00:00:00Z`));
}
