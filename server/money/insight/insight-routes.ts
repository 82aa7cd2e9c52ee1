import {
  getInsightMonthsRoute,
  getInsightRoute,
  sortPayeeRoute,
  unsortPayeeRoute,
} from '../../../contract/money/insight.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { showInsight } from './show-insight.ts';
import { showMonths } from './show-months.ts';
import { sortPayee, unsortPayee } from './sort-payee.ts';

export const callsOfInsight = [
  answerTo(getInsightRoute, async (ctx, { query }) => await showInsight(ctx, query.month)),

  answerTo(getInsightMonthsRoute, async (ctx) => await showMonths(ctx)),

  answerTo(sortPayeeRoute, async (ctx, { params, body }) => {
    const name = await sortPayee(ctx, params.id, body);
    return said('PAYEE_SORTED', { name, category: body.category });
  }),

  answerTo(unsortPayeeRoute, async (ctx, { params }) => {
    const name = await unsortPayee(ctx, params.id);
    return said('PAYEE_UNSORTED', { name });
  }),
];
