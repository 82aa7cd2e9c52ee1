import { bankFacts } from '../../../config/bank.ts';
import { payBillRoute, skipBillRoute, stopBillRoute } from '../../../contract/money/bills.ts';
import { cancelByLinkRoute } from '../../../contract/money/delayed-orders.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { cancelByLink } from './cancel-by-link.ts';
import { payBill } from './pay-bill.ts';
import { scheduleView } from './schedule-view.ts';
import { skipBill } from './skip-bill.ts';
import { stopBill } from './stop-bill.ts';

export const callsOfBills = [
  bindRoute(payBillRoute, (ctx, { body, headers, claim }) =>
    payBill(ctx, { body, proof: headers.approval }, claim),
  ),

  answerTo(cancelByLinkRoute, async (ctx, { body }) => {
    const { order, stopsBill } = await cancelByLink(ctx, body);
    return said('DELAYED_PAYMENT_CANCELED', {
      reference: order.reference,
      stopsBill,
      phone: bankFacts.phone,
    });
  }),

  answerTo(skipBillRoute, async (ctx, { params, body }) => {
    const schedule = await skipBill(ctx, params.id, body.date);
    const goesOn = schedule.status === 'active';
    return {
      ...said('BILL_SKIPPED', {
        name: schedule.recipientName,
        date: body.date,
        next: goesOn ? schedule.nextDay : null,
      }),
      schedule: goesOn ? scheduleView(schedule) : null,
    };
  }),

  answerTo(stopBillRoute, async (ctx, { params }) => {
    const { recipientName } = await stopBill(ctx, params.id);
    return said('BILL_STOPPED', { name: recipientName });
  }),
];
