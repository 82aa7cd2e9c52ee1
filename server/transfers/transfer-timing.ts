import { bankTimeZone } from '../../contract/bank-zone.ts';
import { instantFromText, type Clock } from '../clock.ts';

/** A date up to ten minutes ahead is now: clocks differ, and nobody schedules for the next coffee. */
const toleranceMinutes = 10;

/** The same day next year; a clock that runs ahead of ours is given the same tolerance. */
function latestDate(now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(bankTimeZone).add({ years: 1, minutes: toleranceMinutes }).toInstant();
}

export type Timing = { kind: 'now'; date: Temporal.Instant } | { kind: 'scheduled'; date: Temporal.Instant } | { kind: 'too_far'; date: Temporal.Instant };

/** When an order is carried out. The customer's date is kept as given, also when it is past. */
export function timingOf(clock: Clock, transferDate: string | undefined): Timing {
  const now = clock.businessNow();
  const date = transferDate === undefined ? now : instantFromText(transferDate);
  if (date.epochMilliseconds - now.epochMilliseconds <= toleranceMinutes * 60_000) return { kind: 'now', date };
  return { kind: Temporal.Instant.compare(date, latestDate(now)) > 0 ? 'too_far' : 'scheduled', date };
}

/** Outside payments settle the same day: within the 24 hours the customer is told, with room for a return. */
export function settlementDueAt(bookedAt: Temporal.Instant): Temporal.Instant {
  return bookedAt.add({ hours: 4 });
}
