import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  findWaitingPeriodReopening,
  lockPeriodReopening,
  markPeriodReopeningDecided,
} from './period-reopenings-store.ts';

/** A closed month or year that a colleague proposed to reopen. */
export const openPeriodReopenings: OpenProposals = {
  table: 'period_reopening',
  async waiting(tx) {
    const row = await findWaitingPeriodReopening(tx);
    if (!row) return [];
    const { id, proposedBy, fromPeriod } = row;
    return [
      {
        proposedBy,
        needs: 'run-bank',
        decides: 'run-bank',
        async decline(within, ctx, by) {
          const locked = await lockPeriodReopening(within, id);
          if (!locked || locked.decision !== null) return undefined;
          const at = ctx.bank.clock.now();
          await markPeriodReopeningDecided(within, { id, decision: 'declined', by, at });
          await recordAudit(within, ctx, {
            action: 'period.reopening_declined',
            subject: `period:${fromPeriod}`,
            details: { reopening: id, reason: proposerLeft },
          });
          return `the reopening of ${fromPeriod} and all closed after it`;
        },
      },
    ];
  },
};
