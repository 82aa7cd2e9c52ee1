import { unsorted } from '../../../contract/values/spending-categories.ts';
import { insightTexts } from './insight.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = insightTexts.sortedWord;

/** The kinds of record that money counts under by itself, as a person says them. */
const wordOf: Partial<Record<string, string>> = {
  [unsorted]: texts.notSortedYet,
  funding: texts.deposits,
  direct_deposit: texts.directDeposits,
  check_deposit: texts.checks,
  interest: texts.interest,
  local: texts.fromOtherCustomers,
  loan_disbursement: texts.loansPaidOut,
  loan_instalment: texts.loanPayments,
  correction: texts.corrections,
};

/** The category of money, in words. A category that a person chose is its own word. */
export const sortedWord = (sortedAs: string): string =>
  wordOf[sortedAs] ?? wireWordsTexts.category(sortedAs);
