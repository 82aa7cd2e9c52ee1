import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { lastPublishingDay } from './publishing-days.ts';

/** Weekdays of a year that no rates can be of. */
function pauses(year: number): CalendarDay[] {
  const found: CalendarDay[] = [];
  for (let day = `${year}-01-01`; day < `${year + 1}`; day = addDays(day, 1)) {
    const { dayOfWeek } = Temporal.PlainDate.from(day);
    if (dayOfWeek <= 5 && lastPublishingDay(day) !== day) found.push(day.slice(5));
  }
  return found;
}

test('rates come on every weekday but the closing days that the European Central Bank lists', () => {
  expect(pauses(2024)).toEqual(['01-01', '03-29', '04-01', '05-01', '12-25', '12-26']);
  expect(pauses(2025)).toEqual(['01-01', '04-18', '04-21', '05-01', '12-25', '12-26']);
  expect(pauses(2026)).toEqual(['01-01', '04-03', '04-06', '05-01', '12-25']);
  // The earliest and the latest Easter of these centuries.
  expect(pauses(1818).slice(1, 3)).toEqual(['03-20', '03-23']);
  expect(pauses(2038)).toEqual(['01-01', '04-23', '04-26']);
});

test('a pause is never longer than five days', () => {
  let [longest, last] = [0, '2000-01-03'];
  for (let day = addDays(last, 1); day < '2100'; day = addDays(day, 1)) {
    if (lastPublishingDay(day) !== day) continue;
    longest = Math.max(longest, Temporal.PlainDate.from(last).until(day).days);
    last = day;
  }
  expect(longest).toBe(5);
});
