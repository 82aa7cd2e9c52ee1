import { formatUsd } from '../../../contract/values/money.ts';
import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findProposedCorrections, lockDispute, writeProposal } from './disputes-store.ts';

/** Corrections that wait for a second person. Without one its dispute waits as it did before. */
export const openCorrections: OpenProposals = {
  table: 'dispute',
  async waiting(tx) {
    const rows = await findProposedCorrections(tx);
    return rows.map(({ id, proposedBy }) => ({
      proposedBy,
      needs: 'decide-requests',
      decides: 'decide-requests',
      async decline(within, ctx) {
        const dispute = await lockDispute(within, id);
        if (dispute?.proposedBy !== proposedBy || dispute.outcome !== null) return undefined;
        await writeProposal(within, id, null);
        await recordAudit(within, ctx, {
          action: 'dispute.correction_declined',
          subject: `user:${dispute.userId}`,
          details: { dispute: id, reference: dispute.reference, reason: proposerLeft },
        });
        return (
          `the correction of ${dispute.reference} by ` + formatUsd(dispute.proposedMinor ?? 0n)
        );
      },
    }));
  },
};
