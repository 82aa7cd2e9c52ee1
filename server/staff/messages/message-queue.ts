import {
  getMessageRoute,
  listMessagesRoute,
  mostEndedMessages,
} from '../../../contract/staff/message-answers.ts';
import { textFromInstant } from '../../base/clock.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { findAttachments, findParts } from './conversations-store.ts';
import { answerMessage, closeMessage } from './end-message.ts';
import {
  findEndedMessages,
  findMessage,
  findWaitingMessages,
  lockMessage,
  readWaitingMessages,
  type MessageRow,
} from './messages-store.ts';
import { partsOf } from './show-conversations.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

const outcomeOf = ({ answer }: MessageRow) => (answer === null ? 'closed' : 'answered');

function endingView(row: MessageRow) {
  const { endedAt, endedBy, answer, closeReason } = row;
  if (endedAt === null || endedBy === null) return null;
  return {
    outcome: outcomeOf(row),
    by: endedBy,
    at: textFromInstant(endedAt),
    text: answer ?? closeReason ?? '',
  } as const;
}

/** The parts of a message that staff see, in a list or alone. */
function headView(row: MessageRow) {
  const { firstName, lastName, customerId, customerName } = row;
  return {
    reference: row.reference,
    name: `${firstName} ${lastName}`.trim(),
    email: row.email,
    subject: row.subject,
    customer:
      customerId === null || customerName === null
        ? null
        : { _id: customerId, username: customerName },
    signedIn: row.conversationId !== null,
    doubtful: row.doubtful,
    ending: endingView(row),
  };
}

/** The messages that visitors and customers wrote. */
export const messageQueue = {
  kind: 'message',
  readWaiting: readWaitingMessages,

  list: listCall(listMessagesRoute, {
    waiting: (db) => findWaitingMessages(db, mostListed),
    ended: (db) => findEndedMessages(db, mostEndedMessages),
    about: ({ id, createdAt, customerId }) => ({ id, since: createdAt, person: customerId }),
    views: async (_ctx, rows) => rows.map(headView),
  }),

  show: showCall(getMessageRoute, {
    find: findMessage,
    look: ({ reference, customerId }, id) => ({
      subject: `message:${id}`,
      details: { reference, ...(customerId === null ? {} : { person: customerId }) },
    }),
    async view({ bank: { db } }, row, shown) {
      const { id, conversationId } = row;
      const inConversation = conversationId === null ? [] : await findParts(db, conversationId);
      return {
        ...shown,
        ...headView(row),
        waitingSince: textFromInstant(row.createdAt),
        phone: row.phone,
        text: row.message,
        files: (await findAttachments(db, [id])).get(id) ?? [],
        others: await partsOf(
          db,
          inConversation.filter((part) => part.id !== id),
        ),
      };
    },
  }),

  async lock(tx, id) {
    const message = await lockMessage(tx, id);
    if (!message) return undefined;
    const { endedBy: by, endedAt: at, customerId } = message;
    return {
      auditSubject: customerId === null ? `message:${id}` : `user:${customerId}`,
      decision: by === null || at === null ? null : { by, outcome: outcomeOf(message), at },
    };
  },

  decisions: [answerMessage, closeMessage],
} satisfies Queue;
