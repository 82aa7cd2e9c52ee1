import type { FastifyInstance } from 'fastify';
import {
  getOutsidePaymentRoute,
  listOutsidePaymentsRoute,
  returnPaymentRoute,
} from '../../../contract/staff/outside-payments.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { returnPayment } from './return-payment.ts';
import { listOutsidePayments, showOutsidePayment } from './show-outside-payments.ts';

export function bindOutsidePayments(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listOutsidePaymentsRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listOutsidePayments(ctx, query.search ?? ''),
  }));

  bindRoute(app, bank, getOutsidePaymentRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showOutsidePayment(ctx, params.id),
  }));

  bindRoute(app, bank, returnPaymentRoute).to(async (ctx, { params, body }) => {
    const answer = await returnPayment(ctx, params.id, body);
    return 'proposal' in answer ? { status: 202, body: answer } : { status: 200, body: answer };
  });
}
