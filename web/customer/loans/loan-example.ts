import { repaymentOf } from '../../../contract/money/loan-arithmetic.ts';
import { loanRateBps } from '../../../contract/money/loan-rate.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import type { DrawnLoan, LoanPreview } from './loan-draft.ts';

/** The terms that an example takes for each field that is not typed yet. */
export const exampleTerms = {
  amountMinor: 1_000_000n,
  months: 36,
  purpose: 'personal',
  creditScore: 700,
} as const;

/**
 * The loan that is typed; until all of it is, an example at today's rates that agrees with what is.
 * Nothing where the bank has no rate for it.
 */
export function loanToDraw(
  typed: LoanPreview,
  rates: Policy<'loanRates'> | undefined,
): DrawnLoan | undefined {
  const {
    amountMinor = exampleTerms.amountMinor,
    months = exampleTerms.months,
    purpose = exampleTerms.purpose,
    creditScore = exampleTerms.creditScore,
    repayment,
  } = typed;
  const rateBps = rates && loanRateBps(rates, purpose, creditScore);
  if (rateBps === undefined) return undefined;
  return {
    amountMinor,
    months,
    rateBps,
    repayment: repayment ?? repaymentOf({ principalMinor: amountMinor, rateBps, months }),
    assumed: repayment ? undefined : { purpose, creditScore },
  };
}
