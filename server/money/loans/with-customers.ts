import type { RunningLoan } from '../../../contract/staff/staff-loans.ts';
import type { SignedInContext } from '../../context.ts';
import type { ListedLoan } from './loan-lists-store.ts';
import { loanViews } from './loan-view.ts';

const borrowerOf = ({ userId, username, fullName, suspended }: ListedLoan) => ({
  _id: userId,
  username,
  fullName,
  suspended,
});

/** Each loan with its customer. */
export async function withCustomers(
  { bank }: SignedInContext,
  rows: readonly ListedLoan[],
): Promise<RunningLoan[]> {
  const views = await loanViews(bank.db, rows, bank.clock.businessDay());
  return rows.map((row, index) => ({
    customer: borrowerOf(row),
    loan: views[index] as RunningLoan['loan'],
  }));
}
