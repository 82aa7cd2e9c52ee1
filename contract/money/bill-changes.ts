import * as z from 'zod/mini';
import { billSchedule } from './bills.ts';
import { amountField, dayField, idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/**
 * The payments of a recurring bill that a change is for: the next one alone, or that one and all
 * after it.
 */
export const changedPayments = ['next', 'all'] as const;

/** A change as it is signed: of which bill, from which date on, and what is paid then. */
export const billChange = z
  .strictObject({
    scheduleId: idField,
    /**
     * The next date, as `nextDate` says it. It is named so that a person cannot change a payment
     * they did not see.
     */
    date: dayField(),
    payments: z.enum(changedPayments, `Payments must be one of ${changedPayments.join(', ')}.`),
    amount: amountField({
      required: 'Amount due is required.',
      positive: 'Amount must be greater than 0.',
    }),
    /**
     * The last day it may be paid for; null: it has no end. It belongs to all payments, and is then
     * always said.
     */
    endDate: z.optional(z.nullable(dayField())),
  })
  .check(
    z.refine(({ payments, endDate }) => payments === 'next' || endDate !== undefined, {
      error: 'Please say when it ends, or null for never.',
      path: ['endDate'],
    }),
    z.refine(({ payments, endDate }) => payments === 'all' || endDate === undefined, {
      error: 'One payment alone has no end date.',
      path: ['endDate'],
    }),
  );

/** As a client gives it, its amount in minor units. */
export type BillChange = z.input<typeof billChange>;

export const changeBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/schedules/change',
  who: 'active-customer',
  summary:
    'Changes what a recurring bill pays, once or from its next date on, and when it ends. ' +
    'Paying more or for longer needs an approval; sent twice, it changes once.',
  body: billChange,
  example: {
    scheduleId: '00000000-0000-4000-8000-000000000000',
    date: '2026-12-21',
    payments: 'next',
    amount: 1,
  },
  answers: { 200: saying(['BILL_CHANGED', 'BILL_CHANGED_ONCE'], { schedule: billSchedule }) },
  refusals: [
    'SCHEDULE_NOT_FOUND',
    'SCHEDULE_OVER',
    'SCHEDULE_PAUSED',
    'DATE_NOT_NEXT',
    'END_BEFORE_NEXT',
    'SIGN_IN_TOO_OLD',
    'TOO_MANY_PAYMENTS',
    'APPROVAL_REQUIRED',
    'BILL_RAISED_TOO_SOON',
    'FIRST_PAYMENTS_AT_ONCE',
    'IDENTITY_LIMIT',
    'DAILY_LIMIT',
    'RECURRING_LIMIT',
  ],
  leaves: ['schedule.changed'],
});

const scheduleParams = z.object({ id: idField });

export const pauseBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/schedules/{id}/pause',
  who: 'active-customer',
  summary:
    'Pauses a recurring bill: its dates before `until`, or all until it is resumed, are not ' +
    'paid, and never made up for.',
  params: scheduleParams,
  body: z.strictObject({ until: z.optional(dayField()) }),
  example: {},
  answers: { 200: saying(['BILL_PAUSED', 'BILL_PAUSED_UNTIL'], { schedule: billSchedule }) },
  refusals: [
    'SCHEDULE_NOT_FOUND',
    'SCHEDULE_OVER',
    'SCHEDULE_NOT_BEGUN',
    'PAUSE_NOT_AHEAD',
    'PAUSE_PAST_END',
  ],
  leaves: ['schedule.paused'],
});

export const resumeBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/schedules/{id}/resume',
  who: 'active-customer',
  summary: 'Lets a paused bill go on with its next regular date.',
  params: scheduleParams,
  answers: {
    200: saying(['BILL_RESUMED', 'BILL_PAST_END'], { schedule: z.nullable(billSchedule) }),
  },
  refusals: ['SCHEDULE_NOT_FOUND', 'SCHEDULE_OVER'],
  leaves: ['schedule.resumed'],
});
