import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { findRhythm, type Repetition } from './find-rhythm.ts';
import type { PastOrders } from './insight-store.ts';

export interface NamedRepetition extends Repetition {
  direction: PastOrders['direction'];
  kind: string;
  payee: string | null;
  /** The recipient, or the sender. */
  name: string;
  /** The customer's account that the latest one was paid from, or paid into. */
  account: string | null;
}

/** Names the latest orders that seem to repeat, the latest first. */
export function nameRepetitions(
  pastOrders: readonly PastOrders[],
  today: CalendarDay,
): NamedRepetition[] {
  return pastOrders.flatMap(({ days, amountsMinor, ...named }) => {
    const found = findRhythm(
      { days: days.toReversed(), amountsMinor: amountsMinor.map(BigInt).toReversed() },
      today,
    );
    return found === undefined ? [] : [{ ...named, ...found }];
  });
}
