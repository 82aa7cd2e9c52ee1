import type { Loan, LoanState } from '../../contract/money/loans.ts';
import { loanWordsTexts } from './bank.texts.ts';

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
  accepted: texts.accepted,
  lapsed: texts.lapsed,
  turned_down: texts.turnedDown,
  disbursed: texts.paidOut,
  repaid: texts.repaid,
};

/** The meaning of a state for the customer, and what comes next. */
export const stateMeaning: Record<LoanState, string> = {
  submitted: texts.weveReceivedYour,
  in_review: texts.ourStaffAreLookingAt,
  approved: texts.yourLoanIsApprovedRead,
  declined: texts.weCouldNotApproveThis,
  accepted: texts.youAcceptedTheMoney,
  lapsed: texts.theOfferEnded,
  turned_down: texts.youTurnedItDown,
  disbursed: texts.theMoneyIsInYour,
  repaid: texts.youHavePaidThisLoan,
};

const usualWay: readonly LoanState[] = [
  'submitted',
  'in_review',
  'approved',
  'accepted',
  'disbursed',
  'repaid',
];

/** The states still ahead of an application; none for one that has ended without money. */
export function statesAhead({ state }: Pick<Loan, 'state'>): LoanState[] {
  const at = usualWay.indexOf(state);
  return at === -1 ? [] : usualWay.slice(at + 1);
}
