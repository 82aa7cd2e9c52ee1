import type { Queue } from '../../desk/queue.ts';
import type { MessageRow } from './messages-store.ts';
import { lockMessage, readWaitingMessages } from './messages-store.ts';

export const outcomeOf = ({ answer }: Pick<MessageRow, 'answer'>) =>
  answer === null ? 'closed' : 'answered';

/** Contact messages, as the common desk sees them. */
export const messageQueue: Queue = {
  readWaiting: readWaitingMessages,

  async lockCase(tx, id) {
    const message = await lockMessage(tx, id);
    if (!message) return undefined;
    const { endedBy: by, endedAt: at, customerId } = message;
    return {
      auditSubject: customerId === null ? `message:${id}` : `user:${customerId}`,
      decision: by === null || at === null ? null : { by, outcome: outcomeOf(message), at },
    };
  },
};
