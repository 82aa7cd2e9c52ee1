import { daysBetween, type CalendarDay } from '../../../contract/calendar-day.ts';
import { divideHalfUp } from '../../../contract/divide-half-up.ts';
import type { InstalmentRow } from './instalments-store.ts';

/**
 * What pays a loan back in full on a day, by instalment: what each of those left still costs then.
 */
export interface Payoff {
  principalMinor: bigint;
  interestMinor: bigint;
  instalments: { number: number; interestMinor: bigint }[];
  /** The instalments that are taken after today and up to the day. */
  taken: { count: number; sumMinor: bigint };
}

interface PayoffDays {
  paidOutOn: CalendarDay;
  today: CalendarDay;
  /** On which the loan would be paid back: today or later. */
  day: CalendarDay;
}

/**
 * What a loan's unpaid instalments cost on a day. What is due today costs what it says; what falls
 * due between then and the day is taken on its own day; the month under way costs its interest by
 * the day; the months after it nothing. On the day an instalment is due the month's interest is
 * whole.
 */
export function payoffOf(
  instalments: readonly InstalmentRow[],
  { paidOutOn, today, day }: PayoffDays,
): Payoff {
  const open = instalments.filter(({ paidAt }) => paidAt === null);
  const taken = open.filter(({ dueOn }) => dueOn > today && dueOn <= day);
  const unpaid = open.filter((instalment) => !taken.includes(instalment));
  const underWay = unpaid.find(({ dueOn }) => dueOn > day);
  const interestOf = (instalment: InstalmentRow): bigint => {
    if (instalment.dueOn <= day) return instalment.interestMinor;
    if (instalment !== underWay) return 0n;
    const from =
      instalments.find(({ number }) => number === instalment.number - 1)?.dueOn ?? paidOutOn;
    return divideHalfUp(
      instalment.interestMinor * BigInt(daysBetween(from, day)),
      BigInt(daysBetween(from, instalment.dueOn)),
    );
  };
  const costs = unpaid.map((instalment) => ({
    number: instalment.number,
    interestMinor: interestOf(instalment),
  }));
  return {
    principalMinor: unpaid.reduce((sum, { principalMinor }) => sum + principalMinor, 0n),
    interestMinor: costs.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
    instalments: costs,
    taken: {
      count: taken.length,
      sumMinor: taken.reduce(
        (sum, { principalMinor, interestMinor }) => sum + principalMinor + interestMinor,
        0n,
      ),
    },
  };
}
