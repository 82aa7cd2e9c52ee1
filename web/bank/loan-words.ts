import type { Loan, LoanState } from '../../contract/loans.ts';
import { plural } from '../ui/values/plural.ts';
import { loanWordsTexts } from './loan-words.texts.ts';

const texts = loanWordsTexts.loanWords;

/** `personal` → `Personal`, `self-employed` → `Self-employed`. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `48 months (4 years)`, `30 months (2 years 6 months)`. */
export function termText(months: number): string {
  const counted = (count: number, word: string) =>
    count === 0 ? '' : plural(count, { one: `# ${word}`, other: `# ${word}s` });
  const all = counted(months, 'month');
  return months < 12
    ? all
    : `${all} ` +
        `(${[counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean).join(' ')})`;
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
