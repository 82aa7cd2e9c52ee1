import '../../app/configure-zod.ts';
import { repaymentOf } from '../../../contract/money/loan-arithmetic.ts';
import { loanRateBps } from '../../../contract/money/loan-rate.ts';
import { loanApplication } from '../../../contract/money/loans.ts';
import { decimalText, parseTypedAmount } from '../../../contract/values/money.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import { checkBy } from '../../ui/form/use-form.ts';
import type { LoanDraft, LoanPreview } from './loan-draft.ts';

/**
 * `$12,000` as the plain text the contract reads; what is no amount stays as typed, for the
 * contract to complain about.
 */
function plainAmount(typed: string): string {
  const minor = parseTypedAmount(typed);
  return minor === undefined ? typed : decimalText(minor);
}

const given = (draft: LoanDraft) => ({
  ...draft,
  loanAmount: plainAmount(draft.loanAmount),
  income: plainAmount(draft.income),
});

/** The body to send, or what is wrong by field. */
export const checkLoanDraft = (draft: LoanDraft) => checkBy(loanApplication, given(draft));

/** Rate and payment as the bank would work them out, from whatever fields are right by now. */
export function previewOf(draft: LoanDraft, rates: Policy<'loanRates'> | undefined): LoanPreview {
  const { shape } = loanApplication;
  const { loanAmount, loanPurpose, loanTerm, creditScore } = given(draft);
  const purpose = shape.loanPurpose.safeParse(loanPurpose).data;
  const months = shape.loanTerm.safeParse(loanTerm).data;
  const score = shape.creditScore.safeParse(creditScore).data;
  const amountMinor = shape.loanAmount.safeParse(loanAmount).success
    ? parseTypedAmount(loanAmount)
    : undefined;
  const rateBps =
    rates && purpose !== undefined && score !== undefined
      ? loanRateBps(rates, purpose, score)
      : undefined;
  const complete = amountMinor !== undefined && months !== undefined && rateBps !== undefined;
  return {
    amountMinor,
    purpose,
    months,
    creditScore: score,
    rateBps,
    repayment: complete ? repaymentOf({ principalMinor: amountMinor, rateBps, months }) : undefined,
  };
}
