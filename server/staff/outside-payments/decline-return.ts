import { declineReturnRoute } from '../../../contract/staff/payment-returns.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { said } from '../../../contract/calls/said.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { markReturnDecided, returnOf } from './returns-store.ts';

/**
 * Declines a proposed return: no money moves, and the reason stays written down. Its proposer may
 * take it back in this way.
 */
export const declineReturn = decisionCall(declineReturnRoute, {
  asked: ({ body }) => ['decline', body],

  async act(tx, ctx, { id, body: { reason, note = '' } }) {
    const { id: transferId, payerId, reference } = await returnOf(tx, id);
    await markReturnDecided(tx, {
      id,
      decision: 'declined',
      declineReason: reasonTexts.returnDecline[reason],
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'payment.return_declined',
      subject: `transfer:${transferId}`,
      details: {
        person: payerId,
        reference,
        return: id,
        reason,
        ...(note === '' ? {} : { note }),
      },
    });
    return said('RETURN_DECLINED', { reference });
  },

  answer: (body) => ({ status: 200, body }),
});
