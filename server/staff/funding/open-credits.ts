import { formatUsd } from '../../../contract/values/money.ts';
import { endCase } from '../../desk/cases-store.ts';
import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findWaitingProposers, lockProposal, markProposalDecided } from './proposals-store.ts';

/** Credits that wait for a second person. */
export const openCredits: OpenProposals = {
  table: 'funding_proposal',
  async waiting(tx) {
    const rows = await findWaitingProposers(tx);
    return rows.map(({ id, proposedBy }) => ({
      proposedBy,
      needs: 'handle-money',
      decides: 'approve-credits',
      async decline(within, ctx, by) {
        const proposal = await lockProposal(within, id);
        if (!proposal || proposal.decision !== null) return undefined;
        await markProposalDecided(within, {
          id,
          decision: 'declined',
          declineReason: proposerLeftText,
          by,
          at: ctx.bank.clock.businessNow(),
        });
        await endCase(within, { kind: 'funding', id });
        await recordAudit(within, ctx, {
          action: 'funding.declined',
          subject: `user:${proposal.userId}`,
          details: { proposal: id, reference: proposal.reference, reason: proposerLeft },
        });
        return `a credit of ${formatUsd(proposal.amountMinor)}`;
      },
    }));
  },
};
