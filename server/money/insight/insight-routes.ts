import type { FastifyInstance } from 'fastify';
import { getInsightRoute, sortPayeeRoute, unsortPayeeRoute } from '../../../contract/insight.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { showInsight } from './show-insight.ts';
import { sortPayee, unsortPayee } from './sort-payee.ts';

export function bindInsight(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getInsightRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await showInsight(ctx, query.month),
  }));

  bindRoute(app, bank, sortPayeeRoute).to(async (ctx, { params, body }) => {
    const name = await sortPayee(ctx, params.id, body);
    return {
      status: 200,
      body: said('PAYEE_SORTED', { name, category: body.category }),
    };
  });

  bindRoute(app, bank, unsortPayeeRoute).to(async (ctx, { params }) => {
    const name = await unsortPayee(ctx, params.id);
    return { status: 200, body: said('PAYEE_UNSORTED', { name }) };
  });
}
