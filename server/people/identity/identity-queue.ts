import type { Queue } from '../../desk/queue.ts';
import { lockIdentityCase, readWaitingIdentities } from './identity-store.ts';

/**
 * Identity documents that wait for the staff, as the common desk sees them: a case is the customer,
 * whichever document of theirs is the latest.
 */
export const identityQueue: Queue = {
  readWaiting: readWaitingIdentities,

  async lockCase(tx, userId) {
    const found = await lockIdentityCase(tx, userId);
    if (!found) return undefined;
    const { state, decidedBy: by, decidedAt: at } = found;
    return {
      auditSubject: `user:${userId}`,
      decision: by === null || at === null ? null : { by, outcome: state, at },
    };
  },
};
