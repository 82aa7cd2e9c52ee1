import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { billDay } from '../../../contract/money/bill-dates.ts';
import type { BillFrequency } from '../../../contract/money/bills.ts';
import {
  isBusinessDay,
  nextBusinessDay,
  type OwnDays,
} from '../../../contract/values/business-days.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';

/** When a bill came first, as New York's clocks show it. */
export interface FirstPayment {
  firstDay: CalendarDay;
  /** `09:41:07.123` */
  firstTime: string;
  frequency: BillFrequency;
}

export interface BillDue {
  /** The day the schedule gives. */
  day: CalendarDay;
  /** When it is paid: never earlier than that day, and not on one on which banks are closed. */
  dueAt: Temporal.Instant;
}

/**
 * The `number`-th date after the first, at the same time of day whatever the clocks of New York
 * have done since.
 */
export function billDue(
  { firstDay, firstTime, frequency }: FirstPayment,
  number: number,
  own: OwnDays,
): BillDue {
  const day = billDay(firstDay, frequency, number);
  const paidOn = isBusinessDay(day, own) ? day : nextBusinessDay(day, own);
  return {
    day,
    dueAt: Temporal.PlainDateTime.from(`${paidOn}T${firstTime}`)
      .toZonedDateTime(bankTimeZone)
      .toInstant(),
  };
}

/** An instant as day and time of New York, from which all later dates are counted. */
export function firstPaymentAt(instant: Temporal.Instant, frequency: BillFrequency): FirstPayment {
  const local = instant.toZonedDateTimeISO(bankTimeZone);
  return {
    firstDay: local.toPlainDate().toString(),
    firstTime: local.toPlainTime().toString({ smallestUnit: 'millisecond' }),
    frequency,
  };
}
