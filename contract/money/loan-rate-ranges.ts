import { loanPurposes, type LoanPurpose } from '../values/loan-purposes.ts';
import type { Policy } from '../values/policy.ts';

export interface LoanRateRange {
  purpose: LoanPurpose;
  /** Basis points a year, for the best score and for the lowest one that we lend to. */
  lowestRateBps: number;
  highestRateBps: number;
}

/**
 * @returns the rates of loans now, by purpose: one without a rate is not offered, and not in it.
 */
export function loanRateRanges(lines: Policy<'loanRates'>): LoanRateRange[] {
  return loanPurposes.flatMap((purpose) => {
    const rates = lines.filter((line) => line.purpose === purpose).map(({ rateBps }) => rateBps);
    return rates.length === 0
      ? []
      : [{ purpose, lowestRateBps: Math.min(...rates), highestRateBps: Math.max(...rates) }];
  });
}
