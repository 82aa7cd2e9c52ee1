import {
  getConversationRoute,
  listConversationsRoute,
  writeToBankRoute,
} from '../../../contract/people/conversations.ts';
import { sendMessageRoute } from '../../../contract/people/messages.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { sendMessage } from './send-message.ts';
import { listConversations, showConversation } from './show-conversations.ts';
import { writeToBank } from './write-to-bank.ts';

export const callsOfMessages = [
  answerTo(sendMessageRoute, async (ctx, { body }) => {
    const reference = await sendMessage(ctx, body);
    return { ...said('MESSAGE_SENT', { reference }), reference };
  }),

  answerTo(listConversationsRoute, async (ctx) => await listConversations(ctx)),

  answerTo(getConversationRoute, async (ctx, { params }) => await showConversation(ctx, params.id)),

  answerTo(writeToBankRoute, async (ctx, { body, files }) => {
    const conversation = await showConversation(ctx, await writeToBank(ctx, body, files));
    const { reference } = conversation;
    return { ...said('MESSAGE_SENT', { reference }), conversation };
  }),
];
