import { recordAudit } from '../../services/audit/audit-event.ts';
import { type OpenProposals, proposerLeft } from './open-proposals.ts';
import { endOwnCustomerProposal, findOwnCustomerProposals } from './own-customer-store.ts';

/** The claims that a colleague is a certain customer, which wait for that colleague. */
export const openOwnCustomers: OpenProposals = {
  table: 'own_customer_proposal',
  async waiting(tx) {
    const rows = await findOwnCustomerProposals(tx);
    return rows.map(({ userId, proposedBy }) => ({
      proposedBy,
      needs: 'manage-colleagues',
      decides: 'manage-colleagues',
      async decline(within, ctx, by) {
        const now = ctx.bank.clock.now();
        if (!(await endOwnCustomerProposal(within, { userId, decision: 'withdrawn', by, now })))
          return undefined;
        await recordAudit(within, ctx, {
          action: 'colleague.own_customer_declined',
          subject: `user:${userId}`,
          details: { reason: proposerLeft },
        });
        return 'that a colleague is a customer, too';
      },
    }));
  },
};
