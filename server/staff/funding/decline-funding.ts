import { usdParam } from '../../../contract/words/params.ts';
import { declineFundingRoute } from '../../../contract/staff/funding-proposals.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { said } from '../../../contract/calls/said.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { keptWords } from './kept-words.ts';
import { markProposalDecided, proposalOf } from './proposals-store.ts';

/**
 * Declines a proposed credit: nothing is booked, and the reason stays written down. Its proposer
 * may withdraw it in this way.
 */
export const declineFunding = decisionCall(declineFundingRoute, {
  asked: ({ body }) => ['decline', body],

  async act(tx, ctx, { id, body: { reason, note = '' } }) {
    const proposal = await proposalOf(tx, id);
    await markProposalDecided(tx, {
      id,
      decision: 'declined',
      declineReason: reasonTexts.fundingDecline[reason],
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
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
    return said('CREDIT_DECLINED', { amount: usdParam(proposal.amountMinor) });
  },

  answer: (kept) => ({ status: 200, body: keptWords(kept) }),
});
