import { addBusinessDays, type OwnDays } from './business-days.ts';
import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';

/** Regulation E: so many days after the statement with the payment it can be reported. */
const daysToReport = 60;

/** Regulation E: so many business days after the report it is answered. */
const businessDaysToAnswer = 10;

/** From so many business days before the answer is due on, staff see it coming. */
const businessDaysOfWarning = 2;

/**
 * The last day on which a payment booked on a day can be reported. Its statement is that of its
 * month.
 */
export function lastDayToReport(booked: CalendarDay): CalendarDay {
  const endOfMonth = addDays(addMonths(`${booked.slice(0, 7)}-01`, 1), -1);
  return addDays(endOfMonth, daysToReport);
}

/** The day on which whoever reports on a day has their answer at the latest. */
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
