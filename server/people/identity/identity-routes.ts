import type { FastifyInstance } from 'fastify';
import { getIdentityRoute } from '../../../contract/identity.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { readIdentity } from './read-identity.ts';

export function bindIdentity(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getIdentityRoute).to(async (ctx) => ({
    status: 200,
    body: await readIdentity(ctx),
  }));
}
