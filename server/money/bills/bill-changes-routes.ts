import type { FastifyInstance } from 'fastify';
import {
  changeBillRoute,
  pauseBillRoute,
  resumeBillRoute,
} from '../../../contract/bill-changes.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { formatUsd } from '../../../contract/money.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { changeBill } from './change-bill.ts';
import { pauseBill, resumeBill } from './pause-bill.ts';
import { nextAmountMinor, type ScheduleRow } from './schedule-row.ts';
import { scheduleView } from './schedule-view.ts';

function pausedMessage({ recipientName, pausedUntil, nextDay }: ScheduleRow): string {
  if (pausedUntil === null)
    return `The bill of ${recipientName} is paused. Nothing is paid until you resume it.`;
  return (
    `The bill of ${recipientName} is paused until ${writtenDay(pausedUntil)}. The next payment ` +
    `is on ${writtenDay(nextDay)}.`
  );
}

function resumedMessage({ recipientName, status, nextDay }: ScheduleRow): string {
  if (status !== 'active')
    return `The bill of ${recipientName} has passed its end date. Nothing more is paid for it.`;
  return `The bill of ${recipientName} goes on. The next payment is on ${writtenDay(nextDay)}.`;
}

function changedMessage(row: ScheduleRow, payments: 'next' | 'all'): string {
  const { recipientName, nextDay, amountMinor, endDay } = row;
  const next = formatUsd(nextAmountMinor(row));
  if (payments === 'next')
    return (
      `The payment for ${writtenDay(nextDay)} to ${recipientName} is ${next}. Those after it ` +
      `stay at ${formatUsd(amountMinor)}.`
    );
  return (
    `From ${writtenDay(nextDay)} on, ${recipientName} is paid ${next} each time, ` +
    `${endDay === null ? 'without an end' : `until ${writtenDay(endDay)}`}.`
  );
}

export function bindBillChanges(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, changeBillRoute).to(async (ctx, { body }) => {
    const schedule = await changeBill(ctx, body);
    return {
      status: 200,
      body: { message: changedMessage(schedule, body.payments), schedule: scheduleView(schedule) },
    };
  });

  bindRoute(app, bank, pauseBillRoute).to(async (ctx, { params, body }) => {
    const schedule = await pauseBill(ctx, params.id, body.until);
    return {
      status: 200,
      body: { message: pausedMessage(schedule), schedule: scheduleView(schedule) },
    };
  });

  bindRoute(app, bank, resumeBillRoute).to(async (ctx, { params }) => {
    const schedule = await resumeBill(ctx, params.id);
    return {
      status: 200,
      body: {
        message: resumedMessage(schedule),
        schedule: schedule.status === 'active' ? scheduleView(schedule) : null,
      },
    };
  });
}
