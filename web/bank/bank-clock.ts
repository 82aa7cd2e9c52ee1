import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../contract/values/calendar-day.ts';

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const days = new Intl.DateTimeFormat('en-CA', { ...day, timeZone: bankTimeZone });
const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: bankTimeZone,
});
const zone = new Intl.DateTimeFormat('en-US', {
  timeZoneName: 'longOffset',
  timeZone: bankTimeZone,
});

/** The day it is at the bank, wherever the reader is. */
export const bankDay = (instant: Date): CalendarDay => days.format(instant);

/** `2026-11-21T09:41`, as a datetime-local input takes it, by the clock at the bank. */
export const bankDateTime = (instant: Date): string =>
  `${bankDay(instant)}T${clock.format(instant).slice(0, 5)}`;

/** `-05:00`. */
const offsetAt = (instant: Date) =>
  zone
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3) ?? '';

/**
 * `2026-11-21T09:41:07-05:00`: the time at the bank with its offset, so that no server has to guess
 * the zone.
 */
export const withOffset = (instant: Date): string =>
  `${bankDay(instant)}T${clock.format(instant)}${offsetAt(instant)}`;

/**
 * Reads a datetime-local input labeled with the bank's time. An hour that a spring night leaves out
 * is the hour after it.
 */
export function instantTyped(dateTime: string): Date {
  const first = new Date(`${dateTime}${offsetAt(new Date(`${dateTime}Z`))}`);
  const second = new Date(`${dateTime}${offsetAt(first)}`);
  return bankDateTime(second) === dateTime.slice(0, 16) ? second : first;
}

/**
 * When an order is for, as it is sent: undefined for now, which the bank's own clock then decides.
 * A device whose clock runs ahead would schedule what was to be paid at once.
 */
export const typedMoment = (dateTime: string, untouched: boolean): string | undefined =>
  untouched || dateTime === '' ? undefined : withOffset(instantTyped(dateTime));
