import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankingDayOf, endOfDay, startOfDay } from '../../server/base/clock.ts';

export const years = 5;
const roundsPerYear = 20;

/** One hundred orders of each customer over all years. */
export const ordersPerCustomer = years * roundsPerYear;

export const openingMinor = 100_000_000n;
const outsideMinor = 2_500n;
const merchantMinor = 2_000n;
export const merchants = 2;

/**
 * In a round each customer pays once, in order of number: another customer, so that each is paid
 * once as well; one of the two merchants; or a payee at another bank. So the place of an entry and
 * the balance after it are known without reading what came before.
 */
export interface Round {
  number: number;
  kind: 'inside' | 'merchant' | 'outside';
  amountMinor: bigint;
  /** The distance from the payer's number to the payee's, past the last to the first. */
  shift: number;
  /** Entries and balances before it: of each customer, each merchant and all outside payments. */
  entriesBefore: bigint;
  balanceBefore: bigint;
  merchantEntriesBefore: bigint;
  merchantBalanceBefore: bigint;
  outsideEntriesBefore: bigint;
}

const kindOf = (number: number): Round['kind'] => {
  if (number % 50 === 3) return 'merchant';
  return number % 5 === 4 ? 'outside' : 'inside';
};

const amountOf: Record<Round['kind'], (number: number) => bigint> = {
  inside: (number) => BigInt(100 + ((number * 37) % 5_000)),
  merchant: () => merchantMinor,
  outside: () => outsideMinor,
};

/** Lists all rounds of a bank, and as one more the totals after the last of them. */
export function roundsOf(customers: number): Round[] {
  const eachMerchant = BigInt(customers / merchants);
  const rounds: Round[] = [];
  let before = {
    entriesBefore: 1n,
    balanceBefore: openingMinor,
    merchantEntriesBefore: 1n,
    merchantBalanceBefore: openingMinor,
    outsideEntriesBefore: 0n,
  };
  for (let number = 0; number <= ordersPerCustomer; number += 1) {
    const kind = kindOf(number);
    const amountMinor = amountOf[kind](number);
    rounds.push({ number, kind, amountMinor, shift: 1 + (number % (customers - 1)), ...before });
    const paid = kind === 'merchant' ? eachMerchant : 0n;
    before = {
      entriesBefore: before.entriesBefore + (kind === 'inside' ? 2n : 1n),
      balanceBefore: before.balanceBefore - (kind === 'inside' ? 0n : amountMinor),
      merchantEntriesBefore: before.merchantEntriesBefore + paid,
      merchantBalanceBefore: before.merchantBalanceBefore + paid * merchantMinor,
      outsideEntriesBefore:
        before.outsideEntriesBefore + (kind === 'outside' ? BigInt(customers) : 0n),
    };
  }
  return rounds;
}

/** The clearing account's debt after all outside payments up to a round. */
export const outsideBalance = ({ outsideEntriesBefore }: Round): bigint =>
  outsideEntriesBefore * outsideMinor;

export interface Year {
  number: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  from: Temporal.Instant;
  until: Temporal.Instant;
  firstRound: number;
  lastRound: number;
}

/** The years up to the day before yesterday, of 365 days each. */
export function yearsOf(now: Temporal.Instant): Year[] {
  const first = addDays(bankingDayOf(now), -1 - years * 365);
  return Array.from({ length: years }, (_, index) => {
    const firstDay = addDays(first, index * 365);
    const lastDay = addDays(firstDay, 364);
    return {
      number: index + 1,
      firstDay,
      lastDay,
      from: startOfDay(firstDay),
      until: endOfDay(lastDay),
      firstRound: index * roundsPerYear,
      lastRound: (index + 1) * roundsPerYear - 1,
    };
  });
}
