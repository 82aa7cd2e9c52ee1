import type { Queue } from '../../desk/queue.ts';
import { lockCheck, readWaitingChecks, startCheckReview } from './decided-checks-store.ts';

/** Checks that wait for the staff, as the common desk sees them. */
export const checkQueue: Queue = {
  readWaiting: readWaitingChecks,

  async lockCase(tx, id) {
    const check = await lockCheck(tx, id);
    if (!check) return undefined;
    const { userId, status, decidedBy: by, decidedAt: at } = check;
    return {
      auditSubject: `user:${userId}`,
      decision: by === null || at === null ? null : { by, outcome: status, at },
    };
  },

  startReview: startCheckReview,
};
