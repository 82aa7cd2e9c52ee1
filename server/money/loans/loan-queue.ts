import type { Queue } from '../../desk/queue.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { readWaitingLoans } from './loan-lists-store.ts';
import { findStaffOfLoan, lockLoan, markInReview, type LoanRow } from './loans-store.ts';

/** How an application was decided; null while it waits. */
async function decisionOf(tx: Tx, { id, state, decidedAt }: LoanRow) {
  if (state === 'submitted' || state === 'in_review') return null;
  const { decidedBy } = await findStaffOfLoan(tx, id);
  invariant(decidedBy !== null && decidedAt !== null, 'a loan was decided by somebody');
  return { by: decidedBy, outcome: state === 'declined' ? 'declined' : 'approved', at: decidedAt };
}

/** Loan applications that wait for the staff, as the common desk sees them. */
export const loanQueue: Queue = {
  readWaiting: readWaitingLoans,

  async lockCase(tx, id) {
    const loan = await lockLoan(tx, id);
    return loan && { auditSubject: `user:${loan.userId}`, decision: await decisionOf(tx, loan) };
  },

  startReview: markInReview,
};
