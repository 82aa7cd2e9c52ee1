import { divideHalfUp } from '../values/divide-half-up.ts';

/** The balance of an account at the end of a day, and the rate in force then. */
export interface InterestDay {
  balanceMinor: bigint;
  rateBps: number;
}

/**
 * A day's interest is balance × basis points ÷ this: 10,000 to the whole, 365 days to the year, in
 * leap years as well (which pay one day more).
 */
const dailyDivisor = 3_650_000n;

/**
 * Interest of some days in minor units: summed as exact fractions of a cent, rounded once, halves
 * up. A balance below zero earns nothing and costs nothing.
 */
export function interestOfDays(days: readonly InterestDay[]): bigint {
  const products = days.map(({ balanceMinor, rateBps }) =>
    balanceMinor > 0n ? balanceMinor * BigInt(rateBps) : 0n,
  );
  return divideHalfUp(
    products.reduce((sum, product) => sum + product, 0n),
    dailyDivisor,
  );
}

const monthsOfAYear = [31n, 28n, 31n, 30n, 31n, 30n, 31n, 31n, 30n, 31n, 30n, 31n];

/**
 * Annual percentage yield in basis points: what a year earns when each month's interest stays and
 * earns from then on.
 */
export function annualYieldBps(rateBps: number): number {
  const grown = monthsOfAYear.reduce(
    (product, days) => product * (dailyDivisor + BigInt(rateBps) * days),
    1n,
  );
  const one = dailyDivisor ** BigInt(monthsOfAYear.length);
  return Number(divideHalfUp((grown - one) * 10_000n, one));
}
