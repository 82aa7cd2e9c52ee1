import type { Repayment } from '../../../contract/loan-arithmetic.ts';
import type { LoanApplication, loanApplication } from '../../../contract/loans.ts';

export type LoanField = keyof typeof loanApplication.shape;

/** An application as it is being typed: text in every field, by the contract's field names. */
export type LoanDraft = Record<LoanField, string>;

export const emptyLoanDraft: LoanDraft = {
  loanAmount: '',
  loanPurpose: '',
  loanTerm: '',
  income: '',
  employmentStatus: '',
  creditScore: '',
  additionalNotes: '',
};

/** What is known so far of the loan that is being typed. */
export interface LoanPreview {
  amountMinor?: bigint | undefined;
  purpose?: LoanApplication['loanPurpose'] | undefined;
  months?: number | undefined;
  rateBps?: number | undefined;
  repayment?: Repayment | undefined;
}
