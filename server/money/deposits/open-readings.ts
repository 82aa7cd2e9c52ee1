import { formatUsd } from '../../../contract/values/money.ts';
import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findChecksReadOnce, lockCheck, writeCheckProposal } from './decided-checks-store.ts';

/** Checks that the first of two people has read. Without the reading they are as handed in. */
export const openReadings: OpenProposals = {
  table: 'check_deposit',
  async waiting(tx) {
    const rows = await findChecksReadOnce(tx);
    return rows.map(({ id, proposedBy }) => ({
      proposedBy,
      needs: 'handle-money',
      decides: 'handle-money',
      async decline(within, ctx) {
        const check = await lockCheck(within, id);
        if (check?.proposedBy !== proposedBy || check.decidedAt !== null) return undefined;
        await writeCheckProposal(within, id, null);
        await recordAudit(within, ctx, {
          action: 'check.acceptance_declined',
          subject: `user:${check.userId}`,
          details: { check: id, readFirstBy: `admin:${proposedBy}`, reason: proposerLeft },
        });
        return `the first reading of a check, ${formatUsd(check.proposedMinor ?? 0n)}`;
      },
    }));
  },
};
