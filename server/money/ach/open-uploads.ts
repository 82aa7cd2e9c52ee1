import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findWaitingUploads, lockUpload, markUploadDecided } from './uploads-store.ts';

/** Files that staff brought in and that wait for a second person. */
export const openUploads: OpenProposals = {
  table: 'rail_upload',
  async waiting(tx) {
    const rows = await findWaitingUploads(tx);
    return rows.map(({ id, name, proposedBy }) => ({
      proposedBy,
      needs: 'handle-money',
      decides: 'approve-credits',
      async decline(within, ctx, by) {
        if ((await lockUpload(within, id))?.decision !== null) return undefined;
        await markUploadDecided(within, {
          id,
          decision: 'declined',
          declineReason: proposerLeftText,
          by,
          at: ctx.bank.clock.businessNow(),
        });
        await recordAudit(within, ctx, {
          action: 'ach_upload.sent_back',
          subject: `ach_upload:${id}`,
          details: { name, proposedBy: `admin:${proposedBy}`, reason: proposerLeft },
        });
        return `the file ${name}`;
      },
    }));
  },
};
