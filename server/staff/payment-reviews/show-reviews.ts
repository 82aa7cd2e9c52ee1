import { numberFromMinor } from '../../../contract/money.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { decisionView } from '../../desk/stored-decision.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { receiptOf } from '../../money/transfers/transfer-receipt.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import {
  countPaidBefore,
  findReview,
  findWaitingReviews,
  readWaitingReviews,
} from './reviews-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

/** Payments that wait, oldest first. */
export async function listReviews(ctx: SignedInContext) {
  const { db, clock } = ctx.bank;
  const reviews = await findWaitingReviews(db, mostListed);
  const ids = reviews.map(({ id }) => id);
  const [holders, payerOf, { waiting }] = await Promise.all([
    findHolders(db, 'payment', ids),
    findPayers(
      db,
      reviews.map(({ payerId }) => payerId),
    ),
    readWaitingReviews(db),
  ]);
  await recordListLook(db, ctx, {
    action: 'payment_reviews.listed',
    people: reviews.map(({ payerId }) => payerId),
  });
  const cases = reviews.map((review) => ({
    _id: review.id,
    waitingSince: textFromInstant(review.askedAt),
    holder: heldBy(ctx, holders.get(review.id)),
    payer: payerOf(review.payerId),
    payment: transferView(review, 'debit'),
  }));
  return { cases, total: waiting, asOf: textFromInstant(clock.businessNow()) };
}

/** One payment in full; that somebody looked stays in the trail. */
export async function showReview(ctx: SignedInContext, id: string) {
  const { db, clock } = ctx.bank;
  const review = (await findReview(db, id)) ?? refuse('CASE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'payment.viewed',
    subject: `transfer:${id}`,
    details: { person: review.payerId },
  });
  const { payerId, reviewPayeeId } = review;
  const personOf = await findPayers(
    db,
    reviewPayeeId === null ? [payerId] : [payerId, reviewPayeeId],
  );
  return {
    _id: id,
    waitingSince: textFromInstant(review.askedAt),
    holder: heldBy(ctx, (await findHolders(db, 'payment', [id])).get(id)),
    payer: personOf(payerId),
    payment: await receiptOf(db, { ...review, direction: 'debit' }),
    above: numberFromMinor(review.aboveMinor),
    payee: reviewPayeeId === null ? null : personOf(reviewPayeeId),
    paidBefore: await countPaidBefore(db, review),
    decision: decisionView(review),
    asOf: textFromInstant(clock.businessNow()),
  };
}
