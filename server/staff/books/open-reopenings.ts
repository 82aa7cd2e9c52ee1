import { type OpenProposals, proposerLeft } from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findWaitingReopening, lockReopening, markReopeningDecided } from './reopenings-store.ts';

/** Closed days that a colleague proposed to reopen. */
export const openReopenings: OpenProposals = {
  table: 'day_reopening',
  async waiting(tx) {
    const row = await findWaitingReopening(tx);
    if (!row) return [];
    const { id, proposedBy, fromDay } = row;
    return [
      {
        proposedBy,
        needs: 'run-bank',
        decides: 'run-bank',
        async decline(within, { bank, ...ctx }, by) {
          const locked = await lockReopening(within, id);
          if (!locked || locked.decision !== null) return undefined;
          await markReopeningDecided(within, {
            id,
            decision: 'declined',
            by,
            at: bank.clock.now(),
          });
          await recordAudit(
            within,
            { bank, ...ctx },
            {
              action: 'days.reopening_declined',
              subject: `day:${fromDay}`,
              details: { reopening: id, reason: proposerLeft },
            },
          );
          return `the reopening of the closed days from ${fromDay} on`;
        },
      },
    ];
  },
};
