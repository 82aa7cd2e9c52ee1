import { fundingDeclineReasons } from '../../contract/funding-decline-reasons.ts';
import type { declineFunding as route } from '../../contract/funding-proposals.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { endCase } from '../cases/cases-store.ts';
import { requireHolder } from '../cases/require-holder.ts';
import type { SignedInContext } from '../context.ts';
import { markProposalDecided, type ProposalRow } from './proposals-store.ts';
import { waitingProposal } from './waiting-proposal.ts';

/** Declines a proposed credit: nothing is booked, and why stays written down. Whoever proposed it may take it back so. */
export async function declineFunding(ctx: SignedInContext, id: string, { reason, note = '' }: BodyOf<typeof route>): Promise<ProposalRow> {
  return await ctx.bank.db.tx(async (tx) => {
    const proposal = await waitingProposal(tx, id);
    await requireHolder(tx, ctx, { kind: 'funding', id });
    const at = ctx.bank.clock.businessNow();
    await markProposalDecided(tx, { id, decision: 'declined', declineReason: fundingDeclineReasons[reason], by: ctx.session.userId, at });
    await endCase(tx, { kind: 'funding', id });
    await recordAudit(tx, ctx, {
      action: 'funding.declined',
      subject: `user:${proposal.userId}`,
      details: { proposal: id, reference: proposal.reference, reason, ...(note === '' ? {} : { note }) },
    });
    return proposal;
  });
}
