import type { FastifyInstance } from 'fastify';
import {
  getInsightMonthsRoute,
  getInsightRoute,
  sortPayeeRoute,
  unsortPayeeRoute,
} from '../../../contract/money/insight.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { showInsight } from './show-insight.ts';
import { showMonths } from './show-months.ts';
import { sortPayee, unsortPayee } from './sort-payee.ts';

export function bindInsight(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, getInsightRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await showInsight(ctx, query.month),
  }));

  bindRoute(app, bank, getInsightMonthsRoute).to(async (ctx) => ({
    status: 200,
    body: await showMonths(ctx),
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
