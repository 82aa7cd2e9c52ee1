import type { FastifyInstance } from 'fastify';
import { fundUserRoute } from '../../../contract/admin-users.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { fundUser } from './fund-user.ts';

export function bindFunding(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, fundUserRoute).to((ctx, { params, body, claim }) =>
    fundUser(ctx, params.id, body, claim),
  );
}
