import { noun } from '../../noun.ts';
import { messageQueue } from './message-queue.ts';
import { callsOfMessages } from './messages-routes.ts';
import { messagesClosing } from './messages-store.ts';

export const messages = noun({
  calls: [callsOfMessages],
  queue: messageQueue,
  closing: messagesClosing,
});
