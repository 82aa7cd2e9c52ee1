import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { exactMoments } from '../../../contract/values/exact-moment.ts';
import { dateWriter } from './format.ts';
import { locale } from '../../../contract/values/locale.texts.ts';

// By the bank's calendar wherever the reader is: a row, its filter, its receipt and its statement
// must name one day.

/** `Nov 20` */
export const formatShortDay = dateWriter({ month: 'short', day: 'numeric' });
/** `Nov 20, 2026` */
export const formatDay = dateWriter({ month: 'short', day: 'numeric', year: 'numeric' });
/** `November 20, 2026` */
export const formatLongDay = dateWriter({ month: 'long', day: 'numeric', year: 'numeric' });
/** `Friday, November 20, 2026` */
export const formatWeekday = dateWriter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
/** `Friday` */
export const formatWeekdayName = dateWriter({ weekday: 'long' });
/** `November 20` */
export const formatMonthDay = dateWriter({ month: 'long', day: 'numeric' });
/** `Fri, Nov 20` */
export const formatPaymentDay = dateWriter({ weekday: 'short', month: 'short', day: 'numeric' });
/** `4:42 PM` */
export const formatTime = dateWriter({ hour: 'numeric', minute: '2-digit' });
/** `4:42:07 PM` */
export const formatSecond = dateWriter({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
/** `Fri, Nov 20, 2026, 4:42 PM EST`; a line never breaks between the hour and its zone. */
export const formatExact = exactMoments(bankTimeZone, locale);

/** A moment in the middle of a day of the bank, in winter and in summer, for the formats above. */
export const noonOf = (day: CalendarDay): Date => new Date(`${day}T17:00:00Z`);
