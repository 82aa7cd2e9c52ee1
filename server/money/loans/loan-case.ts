import type { LoanCase, LoanCaseRow, RunningLoan } from '../../../contract/staff-loans.ts';
import { addDays } from '../../../contract/calendar-day.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { bankingDayOf, textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../../people/users/users-store.ts';
import { findWaitingLoans, type ListedLoan } from './loan-lists-store.ts';
import { loanViews } from './loan-view.ts';
import { findLoan, findLoansOf, findStaffOfLoan, type LoanRow } from './loans-store.ts';

/** The longest queue a page shows at once. */
const mostRows = 200;

/** Regulation B: an answer within thirty days. */
const daysToDecide = 30;

const decideBy = ({ submittedAt }: LoanRow) => addDays(bankingDayOf(submittedAt), daysToDecide);

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

/** The applications that wait, oldest first, with who works on each. */
export async function waitingLoanCases(ctx: SignedInContext): Promise<LoanCaseRow[]> {
  const { db } = ctx.bank;
  const rows = await findWaitingLoans(db, mostRows);
  await recordListLook(db, ctx, {
    action: 'loans.listed',
    people: rows.map(({ userId }) => userId),
  });
  const ids = rows.map(({ id }) => id);
  const [holders, views] = [await findHolders(db, 'loan', ids), await withCustomers(ctx, rows)];
  return rows.map((row, index) => ({
    _id: row.id,
    waitingSince: textFromInstant(row.submittedAt),
    holder: heldBy(ctx, holders.get(row.id)),
    decideBy: decideBy(row),
    ...(views[index] as RunningLoan),
  }));
}

/**
 * One loan with what its decision needs. The look is in the trail.
 * @throws {Refusal} LOAN_NOT_FOUND.
 */
export async function readLoanCase(ctx: SignedInContext, id: string): Promise<LoanCase> {
  const { db, clock } = ctx.bank;
  const row = (await findLoan(db, id)) ?? refuse('LOAN_NOT_FOUND');
  // A customer who has left keeps their declined and repaid loans, but staff do not see them here.
  const customer = (await findUser(db, row.userId)) ?? refuse('LOAN_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'loan.viewed',
    subject: `user:${customer.id}`,
    details: { loan: id },
  });
  const others = (await findLoansOf(db, customer.id)).filter((other) => other.id !== id);
  const [loan, ...otherLoans] = await loanViews(db, [row, ...others], clock.businessDay());
  invariant(loan, 'the loan is among those viewed');
  return {
    loan,
    otherLoans,
    decideBy: decideBy(row),
    holder: heldBy(ctx, (await findHolders(db, 'loan', [id])).get(id)),
    ...(await findStaffOfLoan(db, id)),
    customer: {
      _id: customer.id,
      username: customer.username,
      fullName: customer.fullName,
      suspended: customer.suspended,
      email: customer.email,
      customerSince: textFromInstant(customer.createdAt),
    },
    accounts: (await findAccountsOf(db, [customer.id])).map(accountView),
  };
}
