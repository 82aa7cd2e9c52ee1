import { instantFromText, type Clock } from '../clock.ts';

/** A date up to ten minutes ahead is now: clocks differ, and nobody schedules for the next coffee. */
const toleranceMinutes = 10;
const longestDays = 366;

export type Timing = { kind: 'now'; date: Temporal.Instant } | { kind: 'scheduled'; date: Temporal.Instant } | { kind: 'too_far'; date: Temporal.Instant };

/** When an order is carried out. The customer's date is kept as given, also when it is past. */
export function timingOf(clock: Clock, transferDate: string | undefined): Timing {
  const now = clock.businessNow();
  const date = transferDate === undefined ? now : instantFromText(transferDate);
  const aheadMinutes = date.since(now).total('minutes');
  if (aheadMinutes <= toleranceMinutes) return { kind: 'now', date };
  return { kind: aheadMinutes > longestDays * 1440 ? 'too_far' : 'scheduled', date };
}

/** Outside payments settle the same day: within the 24 hours the customer is told, with room for a return. */
export function settlementDueAt(bookedAt: Temporal.Instant): Temporal.Instant {
  return bookedAt.add({ hours: 4 });
}
