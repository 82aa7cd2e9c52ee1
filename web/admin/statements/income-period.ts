import { type IncomeSpan, incomeSpans } from '../../../contract/staff/bank-statements.ts';
import { addDays, addMonths, isCalendarDay } from '../../../contract/values/calendar-day.ts';
import { dateWriter } from '../../ui/values/format.ts';

export const spanNames: Record<IncomeSpan, string> = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  year_to_date: 'Year to date',
};

/** A period is written as its first day is, in this many characters. */
const lengths: Record<IncomeSpan, number> = { day: 10, month: 7, year: 4, year_to_date: 10 };

export const periodOn = (span: IncomeSpan, day: string): string => day.slice(0, lengths[span]);

const firstDayOf = (period: string) => `${period}-01-01`.slice(0, 10);

/** The period of an address; none where no statement can be of it. */
export function askedPeriod(params: URLSearchParams) {
  const span = incomeSpans.find((each) => each === params.get('span')) ?? 'month';
  const text = params.get('period') ?? '';
  const isWritten = text.length === lengths[span] && isCalendarDay(firstDayOf(text));
  return { span, period: isWritten ? text : undefined };
}

/** The period after one, or before it. */
export function stepFrom(span: IncomeSpan, period: string, steps: 1 | -1): string {
  if (span === 'day' || span === 'year_to_date') return addDays(period, steps);
  return periodOn(span, addMonths(firstDayOf(period), span === 'month' ? steps : 12 * steps));
}

/** The periods since the books began, the latest first. */
export function periodsSince(span: 'month' | 'year', firstDay: string, today: string): string[] {
  const first = periodOn(span, firstDay);
  const periods: string[] = [];
  for (let each = periodOn(span, today); each >= first; each = stepFrom(span, each, -1))
    periods.push(each);
  return periods;
}

const monthName = /* @__PURE__ */ dateWriter({ month: 'long', year: 'numeric' }, 'UTC');

/** `November 2026`, or the year. */
export const periodName = (period: string): string =>
  period.length === 4 ? period : monthName(new Date(`${period}-01T00:00:00Z`));
