import type { BillFrequency } from './bills.ts';
import { addDays, addMonths, daysBetween, type CalendarDay } from '../values/calendar-day.ts';

const steps: Record<BillFrequency, (first: CalendarDay, number: number) => CalendarDay> = {
  weekly: (first, number) => addDays(first, 7 * number),
  'every two weeks': (first, number) => addDays(first, 14 * number),
  monthly: (first, number) => addMonths(first, number),
  quarterly: (first, number) => addMonths(first, 3 * number),
  yearly: (first, number) => addMonths(first, 12 * number),
};

/**
 * The day a recurring bill comes for the `number`-th time after its first. Always counted from the
 * first day: the 31st becomes the last day of a shorter month and is the 31st again after it.
 */
export function billDay(first: CalendarDay, frequency: BillFrequency, number: number): CalendarDay {
  return steps[frequency](first, number);
}

/** No two dates of a bill lie further apart. */
const longestStepDays: Record<BillFrequency, number> = {
  weekly: 7,
  'every two weeks': 14,
  monthly: 31,
  quarterly: 92,
  yearly: 366,
};

/**
 * The number of the first date after both its first and a given day: dates long past are not made
 * up for.
 */
export function billNumberAfter(
  first: CalendarDay,
  frequency: BillFrequency,
  day: CalendarDay,
): number {
  let number = Math.max(1, Math.floor(daysBetween(first, day) / longestStepDays[frequency]));
  while (billDay(first, frequency, number) <= day) number += 1;
  return number;
}
