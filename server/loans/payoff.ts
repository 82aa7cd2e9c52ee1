import { daysBetween, type CalendarDay } from '../../contract/calendar-day.ts';
import { divideHalfUp } from '../../contract/divide-half-up.ts';
import type { InstalmentRow } from './instalments-store.ts';

/** What pays a loan back in full on a day, by instalment: what each of those left still costs then. */
export interface Payoff {
  principalMinor: bigint;
  interestMinor: bigint;
  instalments: { number: number; interestMinor: bigint }[];
}

/**
 * What a loan's unpaid instalments cost today. What is due costs what it says; the month under way its interest by the day; the months after it nothing. On the
 * day an instalment is due the month's interest is whole.
 */
export function payoffOf(instalments: readonly InstalmentRow[], { paidOutOn, today }: { paidOutOn: CalendarDay; today: CalendarDay }): Payoff {
  const unpaid = instalments.filter(({ paidAt }) => paidAt === null);
  const underWay = unpaid.find(({ dueOn }) => dueOn > today);
  const interestOf = (instalment: InstalmentRow): bigint => {
    if (instalment.dueOn <= today) return instalment.interestMinor;
    if (instalment !== underWay) return 0n;
    const from = instalments.find(({ number }) => number === instalment.number - 1)?.dueOn ?? paidOutOn;
    return divideHalfUp(instalment.interestMinor * BigInt(daysBetween(from, today)), BigInt(daysBetween(from, instalment.dueOn)));
  };
  const costs = unpaid.map((instalment) => ({ number: instalment.number, interestMinor: interestOf(instalment) }));
  return {
    principalMinor: unpaid.reduce((sum, { principalMinor }) => sum + principalMinor, 0n),
    interestMinor: costs.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
    instalments: costs,
  };
}
