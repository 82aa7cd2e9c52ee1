import {
  getPaymentReviewRoute,
  listPaymentReviewsRoute,
} from '../../../contract/staff/payment-reviews.ts';
import { textFromInstant } from '../../base/clock.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { decisionOf, decisionView } from '../../desk/stored-decision.ts';
import { findCaution } from '../../money/approvals/authorisations-store.ts';
import { receiptOf } from '../../money/transfers/transfer-receipt.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { approvePayment } from './approve-payment.ts';
import { declinePayment } from './decline-payment.ts';
import {
  countPaidBefore,
  findReview,
  findWaitingReviews,
  lockReview,
  readWaitingReviews,
} from './reviews-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

/** Payments above the review size. */
export const paymentQueue = {
  kind: 'payment',
  readWaiting: readWaitingReviews,

  list: listCall(listPaymentReviewsRoute, {
    waiting: (db) => findWaitingReviews(db, mostListed),
    about: ({ id, askedAt, payerId, reviewPayeeId }) => ({
      id,
      since: askedAt,
      person: payerId,
      otherParty: reviewPayeeId,
    }),
    async views({ bank }, reviews) {
      const payerOf = await findPayers(
        bank.db,
        reviews.map(({ payerId }) => payerId),
      );
      return reviews.map((review) => ({
        payer: payerOf(review.payerId),
        payment: transferView(review, 'debit'),
      }));
    },
  }),

  show: showCall(getPaymentReviewRoute, {
    find: findReview,
    look: ({ payerId, reviewPayeeId }, id) => ({
      subject: `transfer:${id}`,
      otherParty: reviewPayeeId,
      details: { person: payerId },
    }),
    async view({ bank: { db } }, review, shown) {
      const { payerId, reviewPayeeId } = review;
      const people = reviewPayeeId === null ? [payerId] : [payerId, reviewPayeeId];
      const personOf = await findPayers(db, people);
      return {
        ...shown,
        waitingSince: textFromInstant(review.askedAt),
        payer: personOf(payerId),
        payment: await receiptOf(db, { ...review, direction: 'debit' }),
        caution: await findCaution(db, review.id),
        above: review.aboveMinor,
        payee: reviewPayeeId === null ? null : personOf(reviewPayeeId),
        paidBefore: await countPaidBefore(db, review),
        decision: decisionView(review),
      };
    },
  }),

  async lock(tx, id) {
    const review = await lockReview(tx, id);
    return (
      review && {
        auditSubject: `user:${review.payerId}`,
        otherParty: review.reviewPayeeId,
        decision: decisionOf(review),
      }
    );
  },

  decisions: [approvePayment, declinePayment],
} satisfies Queue;
