import { addBusinessDays, type OwnDays } from './business-days.ts';
import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';

/** Regulation E: a payment can be reported for this many days after the statement that shows it. */
const daysToReport = 60;

/** Regulation E: a report is answered within this many business days. */
const businessDaysToAnswer = 10;

/** Staff see the answer coming due this many business days ahead. */
const businessDaysOfWarning = 2;

/**
 * The last day on which a payment booked on a day can be reported. Its statement is that of its
 * month.
 */
export function lastDayToReport(booked: CalendarDay): CalendarDay {
  const endOfMonth = addDays(addMonths(`${booked.slice(0, 7)}-01`, 1), -1);
  return addDays(endOfMonth, daysToReport);
}

/** The last day on which a report made on this day may be answered. */
export function answerDueOn(reported: CalendarDay, own: OwnDays): CalendarDay {
  return addBusinessDays(reported, businessDaysToAnswer, own);
}

/** How near the day is on which an answer is due. */
export function urgencyOf(
  dueOn: CalendarDay,
  today: CalendarDay,
  own: OwnDays,
): 'later' | 'soon' | 'overdue' {
  if (today > dueOn) return 'overdue';
  return addBusinessDays(today, businessDaysOfWarning, own) >= dueOn ? 'soon' : 'later';
}
