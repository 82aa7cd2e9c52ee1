import type { declinePaymentRoute } from '../../../contract/payment-reviews.ts';
import { reasonTexts } from '../../../contract/reasons.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId } from '../../base/digest.ts';
import { decideOnce } from '../../desk/decide-once.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { postOneWithin } from '../../ledger/post.ts';
import { paymentDeclinedNotice } from '../../services/mail/payment-notices.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { orderReversal } from '../../money/transfers/order-reversal.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { changeStatus } from '../../money/transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { paymentQueue } from './payment-queue.ts';
import { markReviewDecided, reviewOf } from './reviews-store.ts';

/**
 * Declines a payment: what it debited goes back, once, and its customer gets the reason by mail.
 */
export async function declinePayment(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof declinePaymentRoute>,
): Promise<Transfer> {
  const { reason: code, note = '' } = body;
  const declineReason = reasonTexts.paymentDecline[code];
  const statusReason = `${declineReason} The money is back in your account.`;
  return await decideOnce(
    ctx,
    { kind: 'payment', queue: paymentQueue, id, asked: ['decline', body] },
    async (tx) => {
      const review = await reviewOf(tx, id);
      const plan = await orderReversal(tx, ctx, review, {
        claimId: derivedId('review-decline', id),
        kind: 'reversal',
        memo: `Declined: ${review.reference}`,
      });
      const outcome = await postOneWithin(tx, plan);
      // A customer cannot be deleted while a payment of theirs is in review, so there is an account
      // for the money to go back to.
      invariant(outcome.kind === 'posted', `the reversal of ${id} was ${outcome.kind}`);
      await changeStatus(tx, { id, status: 'declined', reason: statusReason });
      await markReviewDecided(tx, {
        id,
        decision: 'declined',
        declineReason,
        by: ctx.session.userId,
        at: ctx.bank.clock.businessNow(),
      });
      await recordAudit(tx, ctx, {
        action: 'payment.declined',
        subject: `transfer:${id}`,
        details: {
          person: review.payerId,
          reference: review.reference,
          reason: code,
          ...(note === '' ? {} : { note }),
        },
      });
      const payer = await findUser(tx, review.payerId);
      if (payer)
        await queueMail(tx, ctx.bank.clock, paymentDeclinedNotice(payer, review, declineReason));
      return transferView({ ...review, status: 'declined', statusReason }, 'debit');
    },
  );
}
