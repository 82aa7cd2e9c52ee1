import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { isWeekend } from '../../../contract/values/business-days.ts';

/** Easter Sunday of a year (four digits) by the rule of Meeus, Jones and Butcher, in their letters. */
function easterSunday(year: string): CalendarDay {
  const a = Number(year) % 19;
  const [b, c] = [Number(year.slice(0, 2)), Number(year.slice(2))];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const ofMarch = h + l - 7 * m + 22;
  return addDays(`${year}-03-01`, ofMarch - 1);
}

/** Good Friday, and Easter Monday. */
const aroundEaster = [-2, 1];

const eachYear = new Set(['01-01', '05-01', '12-25', '12-26']);

/**
 * Says whether the European Central Bank publishes rates on a day: not while its payment system,
 * TARGET, is closed.
 */
function isPublishingDay(day: CalendarDay): boolean {
  const easter = easterSunday(day.slice(0, 4));
  return !(
    isWeekend(day) ||
    eachYear.has(day.slice(5)) ||
    aroundEaster.some((days) => addDays(easter, days) === day)
  );
}

/** The last day, that one or an earlier one, which rates can be of. */
export function lastPublishingDay(day: CalendarDay): CalendarDay {
  let last = day;
  while (!isPublishingDay(last)) last = addDays(last, -1);
  return last;
}
