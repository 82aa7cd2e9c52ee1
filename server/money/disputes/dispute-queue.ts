import type { Queue } from '../../desk/queue.ts';
import { lockDispute, markReviewStarted, readWaitingDisputes } from './disputes-store.ts';

/** Reported payments, as the common desk sees them. */
export const disputeQueue: Queue = {
  readWaiting: readWaitingDisputes,

  async lockCase(tx, id) {
    const dispute = await lockDispute(tx, id);
    if (!dispute) return undefined;
    const { userId, outcome, answeredBy: by, answeredAt: at } = dispute;
    return {
      auditSubject: `user:${userId}`,
      decision:
        by === null || at === null
          ? null
          : { by, outcome: outcome === 'corrected' ? 'corrected' : 'ended', at },
    };
  },

  startReview: markReviewStarted,
};
