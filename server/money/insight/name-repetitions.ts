import type { CalendarDay } from '../../../contract/calendar-day.ts';
import { findRhythm, type Repetition } from './find-rhythm.ts';
import type { PastOrders } from './insight-store.ts';

export interface NamedRepetition extends Repetition {
  direction: PastOrders['direction'];
  kind: string;
  payee: string | null;
  /** Whom it goes to, or who sends it. */
  name: string;
}

/** What of the latest orders seems to repeat, the latest first. */
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
