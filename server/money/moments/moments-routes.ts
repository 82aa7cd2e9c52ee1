import type { FastifyInstance } from 'fastify';
import { listMomentsRoute, showMomentRoute } from '../../../contract/people/moments.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { momentsToShow, noteShown } from './show-moments.ts';

export function bindMoments(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listMomentsRoute).to(async (ctx) => ({
    status: 200,
    body: { moments: await momentsToShow(ctx) },
  }));

  bindRoute(app, bank, showMomentRoute).to(async (ctx, { body }) => {
    await noteShown(ctx, body);
    return { status: 200, body: said('MOMENT_SHOWN') };
  });
}
