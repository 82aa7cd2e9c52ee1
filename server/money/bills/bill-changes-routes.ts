import { usdParam } from '../../../contract/words/params.ts';
import type { FastifyInstance } from 'fastify';
import {
  changeBillRoute,
  pauseBillRoute,
  resumeBillRoute,
} from '../../../contract/money/bill-changes.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { changeBill } from './change-bill.ts';
import { pauseBill, resumeBill } from './pause-bill.ts';
import { nextAmountMinor, type ScheduleRow } from './schedule-row.ts';
import { scheduleView } from './schedule-view.ts';

function pauseSaid({ recipientName: name, pausedUntil: until, nextDay: next }: ScheduleRow) {
  return until === null
    ? said('BILL_PAUSED', { name })
    : said('BILL_PAUSED_UNTIL', { name, until, next });
}

function resumeSaid({ recipientName: name, status, nextDay: next }: ScheduleRow) {
  return status === 'active'
    ? said('BILL_RESUMED', { name, next })
    : said('BILL_PAST_END', { name });
}

function changeSaid(row: ScheduleRow, payments: 'next' | 'all') {
  const { recipientName: name, nextDay, amountMinor, endDay: end } = row;
  const amount = usdParam(nextAmountMinor(row));
  return payments === 'next'
    ? said('BILL_CHANGED_ONCE', { name, date: nextDay, amount, rest: usdParam(amountMinor) })
    : said('BILL_CHANGED', { name, from: nextDay, amount, end });
}

export function bindBillChanges(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, changeBillRoute).to(async (ctx, { body }) => {
    const schedule = await changeBill(ctx, body);
    return {
      status: 200,
      body: { ...changeSaid(schedule, body.payments), schedule: scheduleView(schedule) },
    };
  });

  bindRoute(app, bank, pauseBillRoute).to(async (ctx, { params, body }) => {
    const schedule = await pauseBill(ctx, params.id, body.until);
    return {
      status: 200,
      body: { ...pauseSaid(schedule), schedule: scheduleView(schedule) },
    };
  });

  bindRoute(app, bank, resumeBillRoute).to(async (ctx, { params }) => {
    const schedule = await resumeBill(ctx, params.id);
    return {
      status: 200,
      body: {
        ...resumeSaid(schedule),
        schedule: schedule.status === 'active' ? scheduleView(schedule) : null,
      },
    };
  });
}
