import { billDay } from '../../../contract/money/bill-dates.ts';
import {
  isBusinessDay,
  nextBusinessDay,
  type OwnDays,
} from '../../../contract/values/business-days.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';

/**
 * The day of a loan's `number`-th installment: that many months after it was paid out, the last day
 * of a month that is too short, and the next business day where the bank is closed. Counted from
 * the first day, so that no later one inherits what moved an earlier.
 */
export function instalmentDay(paidOutOn: CalendarDay, number: number, own: OwnDays): CalendarDay {
  const day = billDay(paidOutOn, 'monthly', number);
  return isBusinessDay(day, own) ? day : nextBusinessDay(day, own);
}
