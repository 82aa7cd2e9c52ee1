import { formatUsd } from '../../../contract/values/money.ts';
import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { reviewedAgainNotice } from './loan-notices.ts';
import { endApproval, findApprovals } from './loans-store.ts';

/**
 * Loans that one of the two people has approved, and that are not paid out yet. Without the approval
 * they wait in the queue again, and the bank writes so to their customer.
 */
export const openApprovals: OpenProposals = {
  table: 'loan',
  async waiting(tx) {
    const rows = await findApprovals(tx);
    return rows.map(({ id, approver }) => ({
      proposedBy: approver,
      needs: 'decide-requests',
      decides: 'decide-requests',
      async decline(within, ctx) {
        const loan = await endApproval(within, id, approver);
        if (!loan) return undefined;
        await recordAudit(within, ctx, {
          action: 'loan.approval_ended',
          subject: `user:${loan.userId}`,
          details: { loan: id, approvedBy: `admin:${approver}`, reason: proposerLeft },
        });
        const customer = await findUser(within, loan.userId);
        if (customer)
          await queueNotice(within, ctx.bank.clock, customer, reviewedAgainNotice(loan));
        return `the approval of a loan of ${formatUsd(loan.amountMinor)}`;
      },
    }));
  },
};
