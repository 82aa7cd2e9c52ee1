import { noun } from '../../noun.ts';
import { messageQueue } from './message-queue.ts';
import { bindMessages } from './messages-routes.ts';
import { messagesClosing } from './messages-store.ts';

export const messages = noun({
  calls: [bindMessages],
  queue: messageQueue,
  closing: messagesClosing,
});
