import type { CalendarDay } from '../../contract/calendar-day.ts';

/** Days from the day of a rate to today. */
export function ageInDays(day: CalendarDay, today: CalendarDay): number {
  return Temporal.PlainDate.from(day).until(today, { largestUnit: 'days' }).days;
}

/** Whether policy forbids to deal at it. */
export function isTooOld(day: CalendarDay, today: CalendarDay, maximumDays: number | null): boolean {
  return maximumDays !== null && ageInDays(day, today) > maximumDays;
}
