import type { FastifyInstance } from 'fastify';
import { answerMessage as answerRoute, closeMessage as closeRoute, getMessage, listMessages as listRoute } from '../../contract/message-answers.ts';
import { getConversation, listConversations as listOwnRoute, writeToBank as writeRoute } from '../../contract/conversations.ts';
import { sendMessage as sendRoute } from '../../contract/messages.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { answerMessage, closeMessage } from './end-message.ts';
import { sendMessage } from './send-message.ts';
import { listConversations, showConversation } from './show-conversations.ts';
import { listMessages, showMessage } from './show-messages.ts';
import { writeToBank } from './write-to-bank.ts';

export function bindMessages(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, sendRoute).to(async (ctx, { body }) => {
    const reference = await sendMessage(ctx, body);
    return { status: 201, body: { message: `Message sent. Your reference: ${reference}`, reference } };
  });

  bindRoute(app, bank, listRoute).to(async (ctx, { query }) => ({ status: 200, body: await listMessages(ctx, query.state ?? 'waiting') }));

  bindRoute(app, bank, getMessage).to(async (ctx, { params }) => ({ status: 200, body: await showMessage(ctx, params.id) }));

  bindRoute(app, bank, answerRoute).to(async (ctx, { params, body }) => {
    const reference = await answerMessage(ctx, params.id, body.answer);
    return { status: 200, body: { message: `Answer to ${reference} is on its way by email.` } };
  });

  bindRoute(app, bank, closeRoute).to(async (ctx, { params, body }) => {
    const reference = await closeMessage(ctx, params.id, body.reason);
    return { status: 200, body: { message: `Message ${reference} closed without an answer.` } };
  });

  bindRoute(app, bank, listOwnRoute).to(async (ctx) => ({ status: 200, body: await listConversations(ctx) }));

  bindRoute(app, bank, getConversation).to(async (ctx, { params }) => ({ status: 200, body: await showConversation(ctx, params.id) }));

  bindRoute(app, bank, writeRoute).to(async (ctx, { body, files }) => {
    const conversation = await showConversation(ctx, await writeToBank(ctx, body, files));
    return { status: 201, body: { message: `Message sent. Your reference: ${conversation.reference}`, conversation } };
  });
}
