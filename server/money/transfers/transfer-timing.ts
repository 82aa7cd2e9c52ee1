import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { instantFromText, type Clock } from '../../base/clock.ts';

/** A date up to ten minutes ahead is now: clocks differ, and ten minutes are no plan. */
const toleranceMinutes = 10;

/** The same day next year; a clock that runs ahead of ours is given the same tolerance. */
function latestDate(now: Temporal.Instant): Temporal.Instant {
  return now
    .toZonedDateTimeISO(bankTimeZone)
    .add({ years: 1, minutes: toleranceMinutes })
    .toInstant();
}

export type Timing =
  | { kind: 'now'; date: Temporal.Instant }
  | { kind: 'scheduled'; date: Temporal.Instant }
  | { kind: 'too_far'; date: Temporal.Instant };

/** When an order is carried out. The customer's date is kept as given, also when it is past. */
export function timingOf(clock: Clock, transferDate: string | undefined): Timing {
  const now = clock.businessNow();
  const date = transferDate === undefined ? now : instantFromText(transferDate);
  if (date.epochMilliseconds - now.epochMilliseconds <= toleranceMinutes * 60_000)
    return { kind: 'now', date };
  return {
    kind: Temporal.Instant.compare(date, latestDate(now)) > 0 ? 'too_far' : 'scheduled',
    date,
  };
}

/**
 * Outside payments settle the same day: within the 24 hours the customer was promised, with room
 * for a return.
 */
export function settlementDueAt(bookedAt: Temporal.Instant): Temporal.Instant {
  return bookedAt.add({ hours: 4 });
}

/**
 * Says how far an order booked now is: with its payee at once, else on its way until it settles.
 */
export function bookedNow(
  payee: Pick<StoredAccount, 'id' | 'userId'> | undefined,
  now: Temporal.Instant,
) {
  return payee
    ? ({
        status: 'completed',
        bookedAt: now,
        payeeId: payee.userId,
        payeeAccountId: payee.id,
        dueAt: null,
      } as const)
    : ({
        status: 'settling',
        bookedAt: now,
        payeeId: null,
        payeeAccountId: null,
        dueAt: settlementDueAt(now),
      } as const);
}
