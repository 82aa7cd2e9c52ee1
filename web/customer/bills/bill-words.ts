import { billDay } from '../../../contract/money/bill-dates.ts';
import type { BillFrequency, BillSchedule } from '../../../contract/money/bills.ts';
import { type CalendarDay, writtenDay } from '../../../contract/values/calendar-day.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { billsTexts } from './bills.texts.ts';

const texts = billsTexts.billWords;

const words: Record<BillFrequency, string> = {
  weekly: texts.everyWeek,
  'every two weeks': texts.everyTwoWeeks,
  monthly: texts.everyMonth,
  quarterly: texts.everyThreeMonths,
  yearly: texts.everyYear,
};

export const frequencyWord = (frequency: BillFrequency): string => words[frequency];

const comesByMonth = (frequency: BillFrequency) =>
  frequency !== 'weekly' && frequency !== 'every two weeks';

/** Says how the dates of a bill are found, as far as its first day makes it a question. */
export function dateRule(first: CalendarDay, frequency: BillFrequency): string {
  const shorter = comesByMonth(frequency) && Number(first.slice(8)) > 28;
  const monthEnd = shorter ? texts.inAShorterMonthIt : '';
  return texts.aDateOnAWeekend(monthEnd);
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
    : texts.becauseBanksAreClosedOn(paid, writtenDay(nextDate));
}
