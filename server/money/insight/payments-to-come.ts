import { billDay } from '../../../contract/money/bill-dates.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Insight } from '../../../contract/money/insight.ts';
import type { ComingMovement } from '../coming/coming-movements.ts';
import type { NamedRepetition } from './name-repetitions.ts';

/** A movement ahead, as it is ordered or as it seems to repeat. */
export interface PaymentToCome
  extends Pick<
    ComingMovement,
    'name' | 'day' | 'plannedDay' | 'amountMinor' | 'payer' | 'receiver'
  > {
  by: Insight['toCome'][number]['by'];
}

const bySoonest = (one: PaymentToCome, other: PaymentToCome) =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

/** The ordered movements that really happen up to a day, soonest first. */
export function orderedUntil(
  coming: readonly ComingMovement[],
  last: CalendarDay,
): PaymentToCome[] {
  return coming
    .filter(({ day }) => day <= last)
    .map(({ kind, name, day, plannedDay, amountMinor, payer, receiver }) => ({
      name,
      day,
      plannedDay,
      amountMinor,
      payer,
      receiver,
      by: kind,
    }));
}

interface Expected {
  coming: readonly ComingMovement[];
  repetitions: readonly NamedRepetition[];
  account: NonNullable<ComingMovement['payer']>;
  today: CalendarDay;
  last: CalendarDay;
}

/**
 * The part that one account pays or receives, with what it seems to pay again and again, which is
 * no fact. An overdue one is expected any day.
 */
export function expectedUntil({
  coming,
  repetitions,
  account,
  today,
  last,
}: Expected): PaymentToCome[] {
  const ordered = new Set(coming.map(({ payee }) => payee));
  const repeating = repetitions
    .filter(
      ({ direction, payee, account: payer }) =>
        direction === 'debit' && payer === account.id && !ordered.has(payee),
    )
    .flatMap(({ name, rhythm, nextDay, lastMinor }) => {
      const dates: PaymentToCome[] = [];
      for (let number = 0; ; number += 1) {
        const planned = billDay(nextDay, rhythm, number);
        if (planned > last) return dates;
        const day = planned < today ? today : planned;
        dates.push({
          name,
          day,
          plannedDay: day,
          amountMinor: lastMinor,
          payer: account,
          receiver: null,
          by: 'repeating',
        });
      }
    });
  const isItsOwn = ({ payer, receiver }: PaymentToCome) =>
    payer?.id === account.id || receiver?.id === account.id;
  return [...orderedUntil(coming, last).filter(isItsOwn), ...repeating].toSorted(bySoonest);
}
