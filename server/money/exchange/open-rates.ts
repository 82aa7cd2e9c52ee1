import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { deleteRatesProposal, findRatesProposals } from './rates-proposals-store.ts';

/** Rates of a day that one person gave. */
export const openRates: OpenProposals = {
  table: 'rates_proposal',
  async waiting(tx) {
    const rows = await findRatesProposals(tx);
    return rows.map((proposal) => ({
      proposedBy: proposal.proposedBy,
      needs: 'change-terms',
      decides: 'change-terms',
      async decline(within, ctx) {
        if (!(await deleteRatesProposal(within, proposal))) return undefined;
        await recordAudit(within, ctx, {
          action: 'rates.declined',
          subject: `rates:${proposal.day}`,
          details: { proposedBy: `admin:${proposal.proposedBy}`, reason: proposerLeft },
        });
        return `the exchange rates of ${proposal.day}`;
      },
    }));
  },
};
