import type { FastifyInstance } from 'fastify';
import { listSavingsAccountsRoute } from '../../../contract/accounts.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { savingsAccounts } from './savings-accounts.ts';

export function bindSavings(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listSavingsAccountsRoute).to(async (ctx) => ({
    status: 200,
    body: await savingsAccounts(ctx),
  }));
}
