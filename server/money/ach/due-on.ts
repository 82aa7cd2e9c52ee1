import { isBusinessDay, nextBusinessDay } from '../../../contract/values/business-days.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';

/** The days of the Federal Reserve, which settles: what the bank itself closes on is no matter. */
const ofTheFederalReserve = { closed: [], open: [] };

/**
 * The day on which an entry is posted and settled: that which its originator wishes, or the next
 * one on which the Federal Reserve is open; never one before the file came.
 */
export function dueOn(wished: CalendarDay | null, today: CalendarDay): CalendarDay {
  const from = wished !== null && wished > today ? wished : today;
  return isBusinessDay(from, ofTheFederalReserve)
    ? from
    : nextBusinessDay(addDays(from, -1), ofTheFederalReserve);
}

/** The day on which entries are settled that leave today: the next banking day. */
export const leavingOn = (today: CalendarDay): CalendarDay => dueOn(addDays(today, 1), today);

/** The last day whose deposits a customer sees coming today: that of the next banking day. */
export const seenComingUntil = (today: CalendarDay): CalendarDay =>
  nextBusinessDay(today, ofTheFederalReserve);
