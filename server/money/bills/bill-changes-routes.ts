import { usdParam } from '../../../contract/words/params.ts';
import {
  changeBillRoute,
  pauseBillRoute,
  resumeBillRoute,
} from '../../../contract/money/bill-changes.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
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

export const callsOfBillChanges = [
  answerTo(changeBillRoute, async (ctx, { body }) => {
    const schedule = await changeBill(ctx, body);
    return { ...changeSaid(schedule, body.payments), schedule: scheduleView(schedule) };
  }),

  answerTo(pauseBillRoute, async (ctx, { params, body }) => {
    const schedule = await pauseBill(ctx, params.id, body.until);
    return { ...pauseSaid(schedule), schedule: scheduleView(schedule) };
  }),

  answerTo(resumeBillRoute, async (ctx, { params }) => {
    const schedule = await resumeBill(ctx, params.id);
    return {
      ...resumeSaid(schedule),
      schedule: schedule.status === 'active' ? scheduleView(schedule) : null,
    };
  }),
];
