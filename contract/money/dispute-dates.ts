import { addBusinessDays, type OwnDays } from '../values/business-days.ts';
import { addDays, addMonths, type CalendarDay } from '../values/calendar-day.ts';

/**
 * Regulation E: a payment can be reported for this many days after the bank sends the statement
 * that first shows it (12 CFR 1005.11(b)(1)(i), read on 2026-11-28).
 */
const daysToReport = 60;

/** Regulation E: a report is answered within this many business days. */
const businessDaysToAnswer = 10;

/** Staff see the answer coming due this many business days ahead. */
const businessDaysOfWarning = 2;

/**
 * The last day on which a payment booked on a day can be reported. Its statement is that of its
 * month, which can be sent on the first day after that month at the earliest.
 */
export function lastDayToReport(booked: CalendarDay): CalendarDay {
  const sentOn = addMonths(`${booked.slice(0, 7)}-01`, 1);
  return addDays(sentOn, daysToReport);
}

/** The last day on which a report made on this day may be answered. */
export function answerDueOn(reported: CalendarDay, own: OwnDays): CalendarDay {
  return addBusinessDays(reported, businessDaysToAnswer, own);
}

/** Says how near the day is on which an answer is due. */
export function urgencyOf(
  dueOn: CalendarDay,
  today: CalendarDay,
  own: OwnDays,
): 'later' | 'soon' | 'overdue' {
  if (today > dueOn) return 'overdue';
  return addBusinessDays(today, businessDaysOfWarning, own) >= dueOn ? 'soon' : 'later';
}
