import type { FastifyInstance } from 'fastify';
import { bankFacts } from '../../../config/bank.ts';
import { payBillRoute, skipBillRoute, stopBillRoute } from '../../../contract/money/bills.ts';
import { cancelByLinkRoute } from '../../../contract/money/delayed-orders.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { cancelByLink } from './cancel-by-link.ts';
import { payBill } from './pay-bill.ts';
import { scheduleView } from './schedule-view.ts';
import { skipBill } from './skip-bill.ts';
import { stopBill } from './stop-bill.ts';

export function bindBills(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, payBillRoute).to((ctx, { body, claim }) => payBill(ctx, body, claim));

  bindRoute(app, bank, cancelByLinkRoute).to(async (ctx, { body }) => {
    const { order, stopsBill } = await cancelByLink(ctx, body);
    return {
      status: 200,
      body: said('DELAYED_PAYMENT_CANCELED', {
        reference: order.reference,
        stopsBill,
        phone: bankFacts.phone,
      }),
    };
  });

  bindRoute(app, bank, skipBillRoute).to(async (ctx, { params, body }) => {
    const schedule = await skipBill(ctx, params.id, body.date);
    const goesOn = schedule.status === 'active';
    return {
      status: 200,
      body: {
        ...said('BILL_SKIPPED', {
          name: schedule.recipientName,
          date: body.date,
          next: goesOn ? schedule.nextDay : null,
        }),
        schedule: goesOn ? scheduleView(schedule) : null,
      },
    };
  });

  bindRoute(app, bank, stopBillRoute).to(async (ctx, { params }) => {
    const { recipientName } = await stopBill(ctx, params.id);
    return {
      status: 200,
      body: said('BILL_STOPPED', { name: recipientName }),
    };
  });
}
