import {
  getOutsidePaymentRoute,
  listOutsidePaymentsRoute,
  returnPaymentRoute,
} from '../../../contract/staff/outside-payments.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { returnPayment } from './return-payment.ts';
import { listOutsidePayments, showOutsidePayment } from './show-outside-payments.ts';

export const callsOfOutsidePayments = [
  answerTo(
    listOutsidePaymentsRoute,
    async (ctx, { query }) => await listOutsidePayments(ctx, query.search ?? ''),
  ),

  answerTo(
    getOutsidePaymentRoute,
    async (ctx, { params }) => await showOutsidePayment(ctx, params.id),
  ),

  bindRoute(returnPaymentRoute, async (ctx, { params, body }) => {
    const answer = await returnPayment(ctx, params.id, body);
    return 'proposal' in answer ? { status: 202, body: answer } : { status: 200, body: answer };
  }),
];
