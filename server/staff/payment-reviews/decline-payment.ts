import { postOneWithin } from '../../ledger/post-one.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { inEachLanguage } from '../../base/in-each-language.ts';
import { transfer } from '../../../contract/money/transfers.ts';
import { declinePaymentRoute } from '../../../contract/staff/payment-reviews.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId } from '../../base/digest.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { invariant } from '../../base/invariant.ts';
import { paymentDeclinedNotice, whereItIs } from '../../services/mail/payment-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { orderReversal } from '../../money/transfers/order-reversal.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { changeStatus } from '../../money/transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { markReviewDecided, reviewOf } from './reviews-store.ts';

/**
 * Declines a payment: what it debited goes back, once, and its customer gets the reason by mail.
 */
export const declinePayment = decisionCall(declinePaymentRoute, {
  asked: ({ body }) => ['decline', body],
  keeps: transfer,

  async act(tx, ctx, { id, body: { reason, note = '' } }) {
    const { clock } = ctx.bank;
    const review = await reviewOf(tx, id);
    const payer = await findUser(tx, review.payerId);
    // The reason that the customer reads is kept in their language.
    const language = payer?.language ?? 'en';
    const declineReason = inEachLanguage((each) => reasonTextsIn[each].paymentDecline[reason]);
    const back = { ...review, correctedMinor: 0n };
    const statusReason = `${declineReason[language]} ${whereItIs(false, back, language)}`;
    const plan = await orderReversal(tx, ctx, review, {
      claimId: derivedId('review-decline', id),
      kind: 'reversal',
      memo: `Declined: ${review.reference}`,
      // It is its payer's own money, which has not left the bank.
      giver: { way: 'ordered', transferId: id },
    });
    const outcome = await postOneWithin(ctx.bank.ledger, tx, plan);
    // A customer cannot be deleted while a payment of theirs is in review, so there is an account
    // for the money to go back to.
    invariant(outcome.kind === 'posted', `the reversal of ${id} was ${outcome.kind}`);
    await changeStatus(tx, { id, status: 'declined', reason: statusReason });
    await markReviewDecided(tx, {
      id,
      decision: 'declined',
      declineReason: declineReason[language],
      by: ctx.session.userId,
      at: clock.businessNow(),
    });
    await recordAudit(tx, ctx, {
      action: 'payment.declined',
      subject: `transfer:${id}`,
      details: {
        person: review.payerId,
        reference: review.reference,
        reason,
        ...(note === '' ? {} : { note }),
      },
    });
    if (payer) await queueNotice(tx, clock, payer, paymentDeclinedNotice(review, declineReason));
    return transferView({ ...review, status: 'declined', statusReason }, 'debit');
  },

  answer: (payment) => ({
    status: 200,
    body: {
      ...said('PAYMENT_DECLINED', { reference: payment.reference }),
      payment,
    },
  }),
});
