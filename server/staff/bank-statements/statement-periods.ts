import type {
  IncomeComparison,
  IncomeSpan,
  SheetComparison,
} from '../../../contract/staff/bank-statements.ts';
import { addDays, addMonths, type CalendarDay } from '../../../contract/values/calendar-day.ts';

/** Days from one to another, both included. */
export interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

/**
 * The same day of an earlier month. The last day of a month stays the last day: a month of 30 days
 * is not compared with 30 of 31.
 */
function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const next = addDays(day, 1);
  return next.endsWith('-01') ? addDays(addMonths(next, -months), -1) : addMonths(day, -months);
}

/** The day that a balance sheet is compared with, where it is not a chosen one. */
export function earlierDay(
  day: CalendarDay,
  against: Exclude<SheetComparison, 'chosen'>,
): CalendarDay {
  if (against === 'day_before') return addDays(day, -1);
  return monthsBefore(day, against === 'month_before' ? 1 : 12);
}

const monthsIn = { month: 1, year: 12 };

/** The days of a period as it is written, whether or not they have come; today's if none is. */
export function periodOf(span: IncomeSpan, text: string | undefined, today: CalendarDay): Period {
  if (span === 'day') return { from: text ?? today, to: text ?? today };
  if (span === 'year_to_date') {
    const to = text ?? today;
    return { from: `${to.slice(0, 4)}-01-01`, to };
  }
  const from =
    span === 'month' ? `${text ?? today.slice(0, 7)}-01` : `${text ?? today.slice(0, 4)}-01-01`;
  return { from, to: addDays(addMonths(from, monthsIn[span]), -1) };
}

/** The period that one is compared with: as many days of it as have come of the other. */
export function earlierPeriod(
  span: IncomeSpan,
  { from, to }: Period,
  against: IncomeComparison,
): Period {
  if (span === 'day') {
    const day = against === 'before' ? addDays(from, -1) : addMonths(from, -12);
    return { from: day, to: day };
  }
  const months = span === 'month' && against === 'before' ? 1 : 12;
  return { from: addMonths(from, -months), to: monthsBefore(to, months) };
}
