import { daysBetween, type CalendarDay } from '../../contract/calendar-day.ts';

/** Days from the day of a rate to today. */
export function ageInDays(day: CalendarDay, today: CalendarDay): number {
  return daysBetween(day, today);
}

/** Whether policy forbids to deal at it. */
export function isTooOld(day: CalendarDay, today: CalendarDay, maximumDays: number | null): boolean {
  return maximumDays !== null && ageInDays(day, today) > maximumDays;
}
