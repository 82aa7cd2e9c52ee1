import { formatUsd } from '../../../contract/values/money.ts';
import { endCase } from '../../desk/cases-store.ts';
import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findReturnProposers, lockReturn, markReturnDecided } from './returns-store.ts';

/** Returns of payments that wait for a second person. */
export const openReturns: OpenProposals = {
  table: 'payment_return',
  async waiting(tx) {
    const rows = await findReturnProposers(tx);
    return rows.map(({ id, proposedBy }) => ({
      proposedBy,
      needs: 'decide-requests',
      decides: 'decide-requests',
      async decline(within, ctx, by) {
        const row = await lockReturn(within, id);
        if (!row || row.decision !== null) return undefined;
        await markReturnDecided(within, {
          id,
          decision: 'declined',
          declineReason: proposerLeftText,
          by,
          at: ctx.bank.clock.businessNow(),
        });
        await endCase(within, { kind: 'return', id });
        await recordAudit(within, ctx, {
          action: 'payment.return_declined',
          subject: `transfer:${row.id}`,
          details: {
            person: row.payerId,
            reference: row.reference,
            return: id,
            reason: proposerLeft,
          },
        });
        return `the return of a payment, ${formatUsd(row.returnMinor)}`;
      },
    }));
  },
};
