import type { Queue } from '../../desk/queue.ts';
import { decisionOf } from '../../desk/stored-decision.ts';
import { lockProposal, readWaitingProposals } from './proposals-store.ts';

/** Credits that wait for a second person, as the common desk sees them. */
export const fundingQueue: Queue = {
  readWaiting: readWaitingProposals,

  async lockCase(tx, id) {
    const proposal = await lockProposal(tx, id);
    return proposal && { auditSubject: `user:${proposal.userId}`, decision: decisionOf(proposal) };
  },
};
