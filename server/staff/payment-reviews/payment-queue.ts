import type { Queue } from '../../desk/queue.ts';
import { decisionOf } from '../../desk/stored-decision.ts';
import { lockReview, readWaitingReviews } from './reviews-store.ts';

/** Payments above the review size, as the common desk sees them. */
export const paymentQueue: Queue = {
  readWaiting: readWaitingReviews,

  async lockCase(tx, id) {
    const review = await lockReview(tx, id);
    return review && { auditSubject: `user:${review.payerId}`, decision: decisionOf(review) };
  },
};
