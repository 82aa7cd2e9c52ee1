import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';

/**
 * Two times, never mixed: sessions, approvals, locks and rate limits live in real time; dates of
 * money (schedules, settlement, interest, holds) in business time, which the sandbox clock can move
 * ahead.
 */
export interface Clock {
  now(): Temporal.Instant;
  businessNow(): Temporal.Instant;
  businessDay(): CalendarDay;
}

interface DayAsMilliseconds {
  day: CalendarDay;
  fromMs: number;
  untilMs: number;
}

function lookUpDay(instant: Temporal.Instant): DayAsMilliseconds {
  const start = instant.toZonedDateTimeISO(bankTimeZone).startOfDay();
  return {
    day: start.toPlainDate().toString(),
    fromMs: start.epochMilliseconds,
    untilMs: start.add({ days: 1 }).epochMilliseconds,
  };
}

// Nearly every question is about today, and the calendar's answer costs more than all the rest of a
// journal's stamp.
let lastAsked: DayAsMilliseconds = { day: '', fromMs: 0, untilMs: 0 };

/** The calendar day an instant falls on in the bank's home. */
export function bankingDayOf(instant: Temporal.Instant): CalendarDay {
  const ms = instant.epochMilliseconds;
  if (ms < lastAsked.fromMs || ms >= lastAsked.untilMs) lastAsked = lookUpDay(instant);
  return lastAsked.day;
}

/** The first instant of a day in the bank's home. */
export function startOfDay(day: CalendarDay): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(bankTimeZone).toInstant();
}

/** The first instant after a day in the bank's home. */
export function endOfDay(day: CalendarDay): Temporal.Instant {
  return startOfDay(addDays(day, 1));
}

/**
 * A clock whose business time runs ahead of this process's clock by `aheadMs()`. Its real time is
 * that of `nowMs()`.
 */
export function createClock(
  aheadMs: () => number = () => 0,
  nowMs: () => number = () => Date.now(),
): Clock {
  // Whole milliseconds: every engine, every answer and every test keeps them as they are.
  const now = () => Temporal.Instant.fromEpochMilliseconds(nowMs());
  const businessNow = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + aheadMs());
  return { now, businessNow, businessDay: () => bankingDayOf(businessNow()) };
}

const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant a customer means by a date or a date and time (shape already checked). Without a zone
 * it is the bank's home time.
 */
export function instantFromText(text: string): Temporal.Instant {
  const instant = hasZone.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(bankTimeZone).toInstant();
  return instant.round('millisecond');
}

// Made once: it costs more than ten moments that it writes.
const momentFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: bankTimeZone,
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment as people read it in the bank's home: `Sunday, November 22, 2026 at 1:52 PM`. */
export const writtenMoment = (instant: Temporal.Instant): string => momentFormat.format(instant);

/** An instant as every answer gives it: in UTC, to the millisecond. */
export function textFromInstant(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}
