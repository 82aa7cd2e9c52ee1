import type { FastifyInstance } from 'fastify';
import { sendMessage as sendRoute } from '../../contract/messages.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { sendMessage } from './send-message.ts';

export function bindMessages(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, sendRoute).to(async (ctx, { body }) => {
    const reference = await sendMessage(ctx, body);
    return { status: 201, body: { message: `Message sent. Your reference: ${reference}`, reference } };
  });
}
