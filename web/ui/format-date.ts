import { exactMoments } from '../../contract/exact-moment.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const paymentDay = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `Nov 20` */
export const formatShortDay = (instant: Date): string => shortDay.format(instant);
/** `Nov 20, 2026` */
export const formatDay = (instant: Date): string => dayOfYear.format(instant);
/** `November 20, 2026` */
export const formatLongDay = (instant: Date): string => longDay.format(instant);
/** `November 20` */
export const formatMonthDay = (instant: Date): string => monthDay.format(instant);
/** `Friday, November 20, 2026` */
export const formatWeekday = (instant: Date): string => weekday.format(instant);
/** `Fri, Nov 20` */
export const formatPaymentDay = (instant: Date): string => paymentDay.format(instant);
/** `4:42 PM` */
export const formatTime = (instant: Date): string => time.format(instant);
/** `Fri, Nov 20, 2026, 4:42 PM EST`; a line never breaks between the hour and its zone. */
export const formatExact = exactMoments();

/** Noon of a calendar day here, so that no zone moves it to its neighbour. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);
