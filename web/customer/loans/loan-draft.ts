import type { Repayment } from '../../../contract/money/loan-arithmetic.ts';
import type { LoanApplication, loanApplication } from '../../../contract/money/loans.ts';

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

/** The known figures of the loan that is being typed. */
export interface LoanPreview {
  amountMinor?: bigint | undefined;
  purpose?: LoanApplication['loanPurpose'] | undefined;
  months?: number | undefined;
  creditScore?: number | undefined;
  rateBps?: number | undefined;
  repayment?: Repayment | undefined;
}

/** A loan that can be drawn: the one that is typed, or an example. */
export interface DrawnLoan {
  amountMinor: bigint;
  months: number;
  rateBps: number;
  repayment: Repayment;
  /** The purpose and score that an example's rate is for; undefined for the loan that is typed. */
  assumed: { purpose: LoanApplication['loanPurpose']; creditScore: number } | undefined;
}
