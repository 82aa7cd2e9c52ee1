import type { FastifyInstance } from 'fastify';
import { fundUserRoute } from '../../../contract/staff/admin-users.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { fundUser } from './fund-user.ts';

export function bindFunding(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, fundUserRoute).to((ctx, { params, body, claim }) =>
    fundUser(ctx, params.id, body, claim),
  );
}
