import type { FastifyInstance } from 'fastify';
import { getMailRoute, listMailsRoute } from '../../../contract/staff/mailbox.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { listMails, showMail } from './mailbox.ts';

export function bindMailbox(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listMailsRoute).to(async (ctx) => ({
    status: 200,
    body: await listMails(ctx),
  }));

  bindRoute(app, bank, getMailRoute).to(async (ctx, { params: { id } }) => ({
    status: 200,
    body: await showMail(ctx, id),
  }));
}
