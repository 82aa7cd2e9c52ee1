import { said } from '../../../contract/calls/said.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { declineVoucherRoute } from '../../../contract/staff/vouchers.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { markVoucherDecided, voucherOf } from './vouchers-store.ts';

/**
 * Declines a voucher: nothing is booked, and the reason stays written down. Its maker may take it
 * back in this way.
 */
export const declineVoucher = decisionCall(declineVoucherRoute, {
  asked: ({ body }) => ['decline', body],

  async act(tx, ctx, { id, body: { reason, note = '' } }) {
    const { reference, personId, otherPersonId } = await voucherOf(tx, id);
    await markVoucherDecided(tx, {
      id,
      decision: 'declined',
      declineReason: reasonTexts.voucherDecline[reason],
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'voucher.declined',
      subject: personId === null ? `voucher:${id}` : `user:${personId}`,
      otherParty: otherPersonId,
      details: { voucher: id, reference, reason, ...(note === '' ? {} : { note }) },
    });
    return said('VOUCHER_DECLINED', { reference });
  },

  answer: (body) => ({ status: 200, body }),
});
