import type { Loan, LoanState } from '../../contract/loans.ts';
import { loanWordsTexts } from './loan-words.texts.ts';

const texts = loanWordsTexts.loanWords;

/** `personal` → `Personal`, `self-employed` → `Self-employed`. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `48 months (4 years)`, `30 months (2 years 6 months)`. */
export function termText(months: number): string {
  const all = texts.months(months);
  if (months < 12) return all;
  const rest = months % 12;
  const years = texts.years(Math.floor(months / 12));
  return `${all} (${rest === 0 ? years : `${years} ${texts.months(rest)}`})`;
}

export const stateWords: Record<LoanState, string> = {
  submitted: texts.submitted,
  in_review: texts.inReview,
  approved: texts.approved,
  declined: texts.declined,
  disbursed: texts.paidOut,
  repaid: texts.repaid,
};

/** What a state means for the customer, and what comes next. */
export const stateMeaning: Record<LoanState, string> = {
  submitted: texts.weveReceivedYour,
  in_review: texts.ourStaffAreLookingAt,
  approved: texts.yourLoanIsApprovedThe,
  declined: texts.weCouldNotApproveThis,
  disbursed: texts.theMoneyIsInYour,
  repaid: texts.youHavePaidThisLoan,
};

const usualWay: readonly LoanState[] = [
  'submitted',
  'in_review',
  'approved',
  'disbursed',
  'repaid',
];

/** What is still ahead of an application; nothing is ahead of one that was declined. */
export function statesAhead({ state }: Pick<Loan, 'state'>): LoanState[] {
  return state === 'declined' ? [] : usualWay.slice(usualWay.indexOf(state) + 1);
}
