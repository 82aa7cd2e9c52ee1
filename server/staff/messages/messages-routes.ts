import type { FastifyInstance } from 'fastify';
import {
  answerMessageRoute,
  closeMessageRoute,
  getMessageRoute,
  listMessagesRoute,
} from '../../../contract/message-answers.ts';
import {
  getConversationRoute,
  listConversationsRoute,
  writeToBankRoute,
} from '../../../contract/conversations.ts';
import { sendMessageRoute } from '../../../contract/messages.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { answerMessage, closeMessage } from './end-message.ts';
import { sendMessage } from './send-message.ts';
import { listConversations, showConversation } from './show-conversations.ts';
import { listMessages, showMessage } from './show-messages.ts';
import { writeToBank } from './write-to-bank.ts';

export function bindMessages(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, sendMessageRoute).to(async (ctx, { body }) => {
    const reference = await sendMessage(ctx, body);
    return {
      status: 201,
      body: { message: `Message sent. Your reference: ${reference}`, reference },
    };
  });

  bindRoute(app, bank, listMessagesRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listMessages(ctx, query.state ?? 'waiting'),
  }));

  bindRoute(app, bank, getMessageRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showMessage(ctx, params.id),
  }));

  bindRoute(app, bank, answerMessageRoute).to(async (ctx, { params, body }) => {
    const reference = await answerMessage(ctx, params.id, body.answer);
    return { status: 200, body: { message: `Answer to ${reference} is on its way by email.` } };
  });

  bindRoute(app, bank, closeMessageRoute).to(async (ctx, { params, body }) => {
    const reference = await closeMessage(ctx, params.id, body.reason);
    return { status: 200, body: { message: `Message ${reference} closed without an answer.` } };
  });

  bindRoute(app, bank, listConversationsRoute).to(async (ctx) => ({
    status: 200,
    body: await listConversations(ctx),
  }));

  bindRoute(app, bank, getConversationRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showConversation(ctx, params.id),
  }));

  bindRoute(app, bank, writeToBankRoute).to(async (ctx, { body, files }) => {
    const conversation = await showConversation(ctx, await writeToBank(ctx, body, files));
    return {
      status: 201,
      body: { message: `Message sent. Your reference: ${conversation.reference}`, conversation },
    };
  });
}
