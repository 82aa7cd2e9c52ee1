import type { FastifyInstance } from 'fastify';
import { acceptIdentity as acceptRoute, getIdentity, getIdentityCase, listIdentityCases, refuseIdentity as refuseRoute } from '../../contract/identity.ts';
import type { Bank } from '../bank.ts';
import { textFromInstant } from '../clock.ts';
import { bindRoute } from '../http/bind-route.ts';
import { acceptIdentity, refuseIdentity } from './decide-identity.ts';
import { readWaitingIdentities } from './identity-store.ts';
import { readIdentity, readIdentityCase, waitingIdentities } from './identity-views.ts';

export function bindIdentity(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getIdentity).to(async (ctx) => ({ status: 200, body: await readIdentity(ctx) }));

  bindRoute(app, bank, listIdentityCases).to(async (ctx) => ({
    status: 200,
    body: { cases: await waitingIdentities(ctx), total: (await readWaitingIdentities(bank.db)).waiting, asOf: textFromInstant(bank.clock.businessNow()) },
  }));

  bindRoute(app, bank, getIdentityCase).to(async (ctx, { params }) => ({ status: 200, body: await readIdentityCase(ctx, params.id) }));

  bindRoute(app, bank, acceptRoute).to(async (ctx, { params, body }) => {
    await acceptIdentity(ctx, { userId: params.id, ...body });
    return { status: 200, body: { message: 'Identity verified.' } };
  });

  bindRoute(app, bank, refuseRoute).to(async (ctx, { params, body }) => {
    await refuseIdentity(ctx, { userId: params.id, ...body });
    return { status: 200, body: { message: 'Document refused.' } };
  });
}
