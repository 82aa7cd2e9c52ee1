import { reasonTexts } from '../../../contract/reasons.ts';
import type { declineFundingRoute } from '../../../contract/funding-proposals.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { decideOnce } from '../../desk/decide-once.ts';
import type { SignedInContext } from '../../context.ts';
import { fundingQueue } from './funding-queue.ts';
import { markProposalDecided, proposalOf } from './proposals-store.ts';

/**
 * Declines a proposed credit: nothing is booked, and the reason stays written down. Its proposer
 * may withdraw it in this way.
 * @returns what was done.
 */
export async function declineFunding(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof declineFundingRoute>,
): Promise<string> {
  const { reason, note = '' } = body;
  return await decideOnce(
    ctx,
    { kind: 'funding', queue: fundingQueue, id, asked: ['decline', body] },
    async (tx) => {
      const proposal = await proposalOf(tx, id);
      const at = ctx.bank.clock.businessNow();
      await markProposalDecided(tx, {
        id,
        decision: 'declined',
        declineReason: reasonTexts.fundingDecline[reason],
        by: ctx.session.userId,
        at,
      });
      await recordAudit(tx, ctx, {
        action: 'funding.declined',
        subject: `user:${proposal.userId}`,
        details: {
          proposal: id,
          reference: proposal.reference,
          reason,
          ...(note === '' ? {} : { note }),
        },
      });
      return `Credit of ${formatUsd(proposal.amountMinor)} declined. No money was moved.`;
    },
  );
}
