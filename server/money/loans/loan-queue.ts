import { addDays } from '../../../contract/values/calendar-day.ts';
import { getLoanCaseRoute, listLoanCasesRoute } from '../../../contract/staff/staff-loans.ts';
import { bankingDayOf, textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Decision, Queue } from '../../desk/queue.ts';
import { findUser } from '../../people/users/users-store.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { approveLoan, declineLoan } from './decide-loan.ts';
import { findWaitingLoans, readWaitingLoans } from './loan-lists-store.ts';
import { findAcceptedWith } from './loan-acceptances-store.ts';
import { loanViews } from './loan-view.ts';
import {
  findLoan,
  findLoansOf,
  findStaffOfLoan,
  lockLoan,
  markInReview,
  type LoanRow,
} from './loans-store.ts';
import { withCustomers } from './with-customers.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

/** Regulation B: an answer within thirty days. */
const daysToDecide = 30;

const decideBy = ({ submittedAt }: LoanRow) => addDays(bankingDayOf(submittedAt), daysToDecide);

/** A customer who has left keeps their declined and repaid loans, but staff do not see them here. */
async function findLoanOfCustomer(db: Queryable, id: string) {
  const row = await findLoan(db, id);
  const customer = row && (await findUser(db, row.userId));
  return customer && { row, customer };
}

/** Reads the decision of an application; null while it waits. */
async function decisionOf(tx: Tx, { id, state, decidedAt }: LoanRow): Promise<Decision | null> {
  if (state === 'submitted' || state === 'in_review') return null;
  const { decidedBy } = await findStaffOfLoan(tx, id);
  invariant(decidedBy !== null && decidedAt !== null, 'a loan was decided by somebody');
  return { by: decidedBy, outcome: state === 'declined' ? 'declined' : 'approved', at: decidedAt };
}

/** Loan applications. A loan is shown also after it was decided. */
export const loanQueue = {
  kind: 'loan',
  readWaiting: readWaitingLoans,

  list: listCall(listLoanCasesRoute, {
    waiting: (db) => findWaitingLoans(db, mostListed),
    about: ({ id, submittedAt, userId }) => ({ id, since: submittedAt, person: userId }),
    async views(ctx, rows) {
      const loans = await withCustomers(ctx, rows);
      return loans.map((loan, index) => ({ decideBy: decideBy(rows[index] as LoanRow), ...loan }));
    },
  }),

  show: showCall(getLoanCaseRoute, {
    find: findLoanOfCustomer,
    look: ({ customer }, id) => ({ subject: `user:${customer.id}`, details: { loan: id } }),
    async view({ bank: { db, clock } }, { row, customer }, { holder }) {
      const { id } = row;
      const others = (await findLoansOf(db, customer.id)).filter((other) => other.id !== id);
      const [loan, ...otherLoans] = await loanViews(db, [row, ...others], clock.businessDay());
      invariant(loan, 'the loan is among those viewed');
      return {
        loan,
        otherLoans,
        decideBy: decideBy(row),
        holder,
        ...(await findStaffOfLoan(db, id)),
        acceptedWith: row.acceptedAt === null ? null : ((await findAcceptedWith(db, id)) ?? null),
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
    },
  }),

  async lock(tx, id) {
    const loan = await lockLoan(tx, id);
    return loan && { auditSubject: `user:${loan.userId}`, decision: await decisionOf(tx, loan) };
  },

  startReview: markInReview,
  decisions: [approveLoan, declineLoan],
} satisfies Queue;
