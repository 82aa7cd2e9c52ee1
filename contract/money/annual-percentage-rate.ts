/** Money that goes one way on one day of a loan. */
export interface Flow {
  amountMinor: bigint;
  /** Whole unit-periods after the loan begins. */
  periods: number;
  /** The days beyond them, as a fraction of a unit-period; none where left out. */
  fraction?: { days: number; of: number };
}

/** The figures of a loan as the law has them compared: what is received, and what is paid. */
export interface Cashflow {
  amountFinancedMinor: bigint;
  payments: readonly Flow[];
  /** 12 where payments are monthly. */
  periodsPerYear: number;
}

/** Fixed point with 24 decimals: over 480 months the rounding stays far below a cent. */
const one = 10n ** 24n;
/** The rate is looked for in hundredths of a basis point, and told in whole basis points. */
const partsOfBps = 100n;

/** The worth of the payments on the day the loan begins, times `one`, at a rate a unit-period. */
function presentValue(payments: readonly Flow[], rate: bigint): bigint {
  const grown = one + rate;
  const discounts = [one];
  const discount = (periods: number): bigint => {
    while (discounts.length <= periods)
      discounts.push(((discounts.at(-1) as bigint) * one) / grown);
    return discounts[periods] as bigint;
  };
  return payments.reduce((sum, { amountMinor, periods, fraction }) => {
    const whole = amountMinor * discount(periods);
    if (!fraction || fraction.days === 0) return sum + whole;
    const odd = one + (rate * BigInt(fraction.days)) / BigInt(fraction.of);
    return sum + (whole * one) / odd;
  }, 0n);
}

/**
 * The annual percentage rate by the actuarial method of Regulation Z (12 CFR 1026, Appendix J), in
 * basis points, to the nearest: the rate a unit-period at which the payments are worth the amount
 * financed, times the unit-periods of a year. 0 where the payments are no more than the amount. All
 * arithmetic is in whole numbers; rates above 10,000 % a year are not looked for.
 */
export function annualPercentageRateBps({
  amountFinancedMinor,
  payments,
  periodsPerYear,
}: Cashflow): number {
  const target = amountFinancedMinor * one;
  const perPeriod = (parts: bigint) =>
    (parts * one) / (10_000n * partsOfBps * BigInt(periodsPerYear));
  let low = 0n;
  let high = 1_000_000n * partsOfBps;
  // The higher the rate, the less the payments are worth.
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (presentValue(payments, perPeriod(middle)) > target) low = middle;
    else high = middle;
  }
  return Number((high + partsOfBps / 2n - 1n) / partsOfBps);
}
