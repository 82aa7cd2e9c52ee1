import type { Queue } from '../cases/queue.ts';
import { lockReview, readWaitingReviews } from './reviews-store.ts';

/** Payments above the review size, as the common desk sees them. */
export const paymentQueue: Queue = {
  readWaiting: readWaitingReviews,

  async lockCase(tx, id) {
    const review = await lockReview(tx, id);
    if (!review) return undefined;
    const { payerId, decision, decidedBy } = review;
    return { auditSubject: `user:${payerId}`, decision: decision && decidedBy !== null ? { by: decidedBy, outcome: decision } : null };
  },
};
