import type { LoanPurpose } from '../values/loan-purposes.ts';
import type { Policy } from '../values/policy.ts';

/**
 * Basis points a year for a purpose and a credit score: the first line whose score is reached;
 * undefined when no line is.
 */
export function loanRateBps(
  rates: Policy<'loanRates'>,
  purpose: LoanPurpose,
  creditScore: number,
): number | undefined {
  return rates.find((line) => line.purpose === purpose && creditScore >= line.minimumScore)
    ?.rateBps;
}
