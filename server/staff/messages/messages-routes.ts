import type { FastifyInstance } from 'fastify';
import {
  getConversationRoute,
  listConversationsRoute,
  writeToBankRoute,
} from '../../../contract/people/conversations.ts';
import { sendMessageRoute } from '../../../contract/people/messages.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { sendMessage } from './send-message.ts';
import { listConversations, showConversation } from './show-conversations.ts';
import { writeToBank } from './write-to-bank.ts';

export function bindMessages(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, sendMessageRoute).to(async (ctx, { body }) => {
    const reference = await sendMessage(ctx, body);
    return {
      status: 201,
      body: { ...said('MESSAGE_SENT', { reference }), reference },
    };
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
    const { reference } = conversation;
    return { status: 201, body: { ...said('MESSAGE_SENT', { reference }), conversation } };
  });
}
