import { addDays, type CalendarDay } from '../../../contract/calendar-day.ts';

/** `2026-11-01` for any day of November 2026. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after. */
export function firstOfNextMonth(day: CalendarDay): CalendarDay {
  return Temporal.PlainDate.from(firstOfMonth(day)).add({ months: 1 }).toString();
}

/** Every day from one up to, but not including, another. */
export function eachDay(from: CalendarDay, until: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}
