import { unsorted } from '../../../contract/spending-categories.ts';

/** The kinds of record that money counts under by itself, as a person says them. */
const wordOf: Partial<Record<string, string>> = {
  [unsorted]: 'Not sorted yet',
  funding: 'Deposits',
  check_deposit: 'Checks',
  interest: 'Interest',
  local: 'From other customers',
  loan_disbursement: 'Loans paid out',
  loan_instalment: 'Loan payments',
  correction: 'Corrections',
};

/** What money counts under, in words. A category that a person chose is its own word. */
export const sortedWord = (sortedAs: string): string => wordOf[sortedAs] ?? sortedAs;
