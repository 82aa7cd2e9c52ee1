import type { Queue } from '../cases/queue.ts';
import { lockProposal, readWaitingProposals } from './proposals-store.ts';

/** Credits that wait for a second person, as the common desk sees them. */
export const fundingQueue: Queue = {
  readWaiting: readWaitingProposals,

  async lockCase(tx, id) {
    const proposal = await lockProposal(tx, id);
    if (!proposal) return undefined;
    const { userId, decision, decidedBy } = proposal;
    return { auditSubject: `user:${userId}`, decision: decision && decidedBy !== null ? { by: decidedBy, outcome: decision } : null };
  },
};
