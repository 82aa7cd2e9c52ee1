import type { FastifyInstance } from 'fastify';
import {
  acceptIdentityRoute,
  getIdentityRoute,
  getIdentityCaseRoute,
  listIdentityCasesRoute,
  refuseIdentityRoute,
} from '../../../contract/identity.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { acceptIdentity, refuseIdentity } from './decide-identity.ts';
import { readWaitingIdentities } from './identity-store.ts';
import { readIdentity, readIdentityCase, waitingIdentities } from './identity-views.ts';

export function bindIdentity(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getIdentityRoute).to(async (ctx) => ({
    status: 200,
    body: await readIdentity(ctx),
  }));

  bindRoute(app, bank, listIdentityCasesRoute).to(async (ctx) => ({
    status: 200,
    body: {
      cases: await waitingIdentities(ctx),
      total: (await readWaitingIdentities(bank.db)).waiting,
      asOf: textFromInstant(bank.clock.businessNow()),
    },
  }));

  bindRoute(app, bank, getIdentityCaseRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await readIdentityCase(ctx, params.id),
  }));

  bindRoute(app, bank, acceptIdentityRoute).to(async (ctx, { params, body }) => {
    await acceptIdentity(ctx, { userId: params.id, ...body });
    return { status: 200, body: { message: 'Identity verified.' } };
  });

  bindRoute(app, bank, refuseIdentityRoute).to(async (ctx, { params, body }) => {
    await refuseIdentity(ctx, { userId: params.id, ...body });
    return { status: 200, body: { message: 'Document refused.' } };
  });
}
