import { postOneWithin } from '../../ledger/post-one.ts';
import { transfer } from '../../../contract/money/transfers.ts';
import { approvePaymentRoute } from '../../../contract/staff/payment-reviews.ts';
import { said } from '../../../contract/calls/said.ts';
import { findAccountByNumber, type StoredAccount } from '../../money/accounts/accounts-store.ts';
import { auditSideRow, recordAudit } from '../../services/audit/audit-event.ts';
import { digestOf } from '../../base/digest.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { journalBy } from '../../money/journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { paymentApprovedNotice } from '../../services/mail/payment-notices.ts';
import { queueOptionalNotice } from '../../services/mail/queue-notice.ts';
import { refuse } from '../../base/refusal.ts';
import { releaseIdOf } from '../../money/transfers/payment-review.ts';
import { settlementDueAt } from '../../money/transfers/transfer-timing.ts';
import { orderReason } from '../../money/transfers/order-reasons.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { changeStatus } from '../../money/transfers/transfers-store.ts';
import { findUser, type StoredUser } from '../../people/users/users-store.ts';
import { markReviewDecided, reviewOf, type ReviewRow } from './reviews-store.ts';

/** From where it waited to its payee, in whose list it appears now. */
function releasePlan(ctx: SignedInContext, review: ReviewRow, payee: StoredAccount): PostingPlan {
  const { id, amountMinor, reference, senderAccount } = review;
  return {
    claimId: releaseIdOf(id),
    payloadHash: digestOf(['review-release', id]),
    requestId: ctx.requestId,
    preconditions: [],
    // The bank gives nothing: its customer ordered it, and signed it where they can.
    giver: { way: 'ordered', transferId: id },
    journal: journalBy(ctx, {
      kind: 'local_transfer',
      reference,
      memo: `From account ${senderAccount}`,
      legs: [
        { accountId: bankAccountId('payments_in_review', 'USD'), amountMinor: -amountMinor },
        { accountId: payee.id, amountMinor },
      ],
    }),
    activities: [{ ownerId: payee.userId, transferId: id }],
    sideRows: [auditSideRow(ctx, { action: 'transfer.paid', subject: `transfer:${id}` })],
    answer: null,
  };
}

async function creditPayee(
  tx: Tx,
  ctx: SignedInContext,
  review: ReviewRow,
): Promise<StoredAccount> {
  const payee = (await findAccountByNumber(tx, review.recipientAccount)) ?? refuse('PAYEE_CLOSED');
  const outcome = await postOneWithin(ctx.bank.ledger, tx, releasePlan(ctx, review, payee));
  // Closed between the look and the posting.
  if (outcome.kind === 'refused') refuse('PAYEE_CLOSED');
  return payee;
}

/**
 * A suspension stops what its customer ordered before, as it stops what falls due; so does an
 * owner's "This was not me".
 */
async function activePayer(
  tx: Tx,
  { bank }: SignedInContext,
  { payerId }: ReviewRow,
): Promise<StoredUser> {
  await bank.ledger.lockOwners(tx, [payerId]);
  const payer = await findUser(tx, payerId);
  if (!payer || payer.suspended) return refuse('CUSTOMER_SUSPENDED');
  return payer.frozenAt === null ? payer : refuse('CUSTOMER_FROZEN');
}

/**
 * Lets a payment go on, decided under the lock that settlement takes: to a customer of ours it is
 * credited now, any other is settled from now on.
 */
export const approvePayment = decisionCall(approvePaymentRoute, {
  asked: () => ['approve'],
  keeps: transfer,

  async act(tx, ctx, { id }) {
    const { clock } = ctx.bank;
    const now = clock.businessNow();
    const review = await reviewOf(tx, id);
    const payer = await activePayer(tx, ctx, review);
    const payee =
      review.reviewPayeeAccountId === null ? undefined : await creditPayee(tx, ctx, review);
    const approvedReason = orderReason('approved', payer.language);
    await changeStatus(
      tx,
      payee
        ? {
            id,
            status: 'approved',
            reason: approvedReason,
            payee: { userId: payee.userId, accountId: payee.id },
          }
        : { id, status: 'settling', reason: approvedReason, dueAt: settlementDueAt(now) },
    );
    await markReviewDecided(tx, { id, decision: 'approved', by: ctx.session.userId, at: now });
    await recordAudit(tx, ctx, {
      action: 'payment.approved',
      subject: `transfer:${id}`,
      details: { person: review.payerId, reference: review.reference },
    });
    await queueOptionalNotice(tx, clock, {
      person: payer,
      mail: 'payment-approved',
      notice: paymentApprovedNotice(review),
    });
    return transferView(
      { ...review, status: payee ? 'approved' : 'settling', statusReason: approvedReason },
      'debit',
    );
  },

  answer: (payment) => ({
    status: 200,
    body: { ...said('PAYMENT_APPROVED', { reference: payment.reference }), payment },
  }),
});
