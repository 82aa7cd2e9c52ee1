import { billDay } from '../../../contract/bill-dates.ts';
import type { BillFrequency, BillSchedule } from '../../../contract/bills.ts';
import { type CalendarDay, writtenDay } from '../../../contract/calendar-day.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { formatExact } from '../../ui/values/format-date.ts';

const words: Record<BillFrequency, string> = {
  weekly: 'Every week',
  'every two weeks': 'Every two weeks',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};

export const frequencyWord = (frequency: BillFrequency): string => words[frequency];

const comesByMonth = (frequency: BillFrequency) =>
  frequency !== 'weekly' && frequency !== 'every two weeks';

/** How the dates of a bill are found, as far as its first day makes it a question. */
export function dateRule(first: CalendarDay, frequency: BillFrequency): string {
  const shorter = comesByMonth(frequency) && Number(first.slice(8)) > 28;
  const monthEnd = shorter
    ? 'In a shorter month it is paid on the last day, and after that on its own day again. '
    : '';
  return (
    `${monthEnd}A date on a weekend or bank holiday is paid on the next business day, at the ` +
    'same time of day in New York.'
  );
}

/** The date a bill from this day comes next. */
export const nextBillDay = (first: CalendarDay, frequency: BillFrequency): CalendarDay =>
  billDay(first, frequency, 1);

/** When the next date is paid, and why not on its own day. */
export function nextPaymentText({ nextDate, nextPaymentAt }: BillSchedule): string {
  const paidAt = new Date(nextPaymentAt);
  const paid = formatExact(paidAt);
  return bankDay(paidAt) === nextDate
    ? paid
    : `${paid}, because banks are closed on ${writtenDay(nextDate)}`;
}
