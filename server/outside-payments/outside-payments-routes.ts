import type { FastifyInstance } from 'fastify';
import { getOutsidePayment, listOutsidePayments as listRoute, returnPayment as returnRoute } from '../../contract/outside-payments.ts';
import { formatUsd } from '../../contract/money.ts';
import type { Bank } from '../bank.ts';
import { exactMinor } from '../exact-minor.ts';
import { bindRoute } from '../http/bind-route.ts';
import { returnPayment } from './return-payment.ts';
import { listOutsidePayments, showOutsidePayment } from './show-outside-payments.ts';

export function bindOutsidePayments(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listRoute).to(async (ctx, { query }) => ({ status: 200, body: await listOutsidePayments(ctx, query.search ?? '') }));

  bindRoute(app, bank, getOutsidePayment).to(async (ctx, { params }) => ({ status: 200, body: await showOutsidePayment(ctx, params.id) }));

  bindRoute(app, bank, returnRoute).to(async (ctx, { params, body }) => {
    const { payment, toUnclaimedFunds, correctedMinor } = await returnPayment(ctx, params.id, body);
    const where = toUnclaimedFunds ? 'went to unclaimed funds: the customer’s accounts are closed' : 'is back in the customer’s account';
    const restMinor = exactMinor(payment.debitedUsd) - correctedMinor;
    const rest = restMinor === 0n ? '' : ` ${formatUsd(restMinor)} ${where}.`;
    const before = correctedMinor === 0n ? '' : ` ${formatUsd(correctedMinor)} had been credited for it before, and makes up for that loss.`;
    return { status: 200, body: { message: `Payment ${payment.reference} returned.${rest}${before}`, payment, toUnclaimedFunds } };
  });
}
