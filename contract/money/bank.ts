import * as z from 'zod/mini';
import { branch } from '../values/branches.ts';
import { amount } from '../values/fields.ts';
import { holidays } from '../values/holidays.ts';
import { loanPurposes } from '../values/loan-purposes.ts';
import { currencies } from '../values/money.ts';
import type { OutsideKind } from './payment-kinds.ts';
import { defineRoute } from '../calls/route.ts';

const hours = z.strictObject({ days: z.string(), hours: z.string() });

/** The bank's public facts: one source for pages, footer and deposit details. */
export const bankFacts = z.strictObject({
  name: z.string(),
  routingNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  supportEmail: z.string(),
  hours: z.strictObject({ footer: z.string(), contact: z.array(hours), support: z.array(hours) }),
  branches: z.array(branch),
  limits: z.strictObject({
    paymentsWithoutPinPerDay: amount,
    /** Above this our forms ask about scams before a first payment. */
    firstPaymentPause: amount,
    maximumAmount: amount,
    paymentsPerMinute: z.number(),
  }),
  fees: z.strictObject({ local: amount, bill: amount, international: amount } satisfies Record<
    OutsideKind,
    typeof amount
  >),
  /** Paid on savings, in basis points a year; the yield counts each month's interest as kept. */
  savings: z.strictObject({ rateBps: z.number(), apyBps: z.number() }),
  /** From the best score to the lowest one; a purpose that is not offered is not in it. */
  loans: z.array(
    z.strictObject({
      purpose: z.enum(loanPurposes),
      lowestRateBps: z.number(),
      highestRateBps: z.number(),
    }),
  ),
  currencies: z.array(z.enum(currencies)),
  /** Where its business days differ from those of the Federal Reserve. */
  holidays,
});

export type BankFacts = z.infer<typeof bankFacts>;

export const getBankRoute = defineRoute({
  method: 'GET',
  path: '/api/bank',
  who: 'anyone',
  summary: "The bank's name, routing number, address, hours, branches, limits, fees and rates.",
  answers: { 200: bankFacts },
  refusals: [],
});

export const getHealthRoute = defineRoute({
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  summary:
    '200 when the bank can take money, 503 otherwise; with the durability class, whether it is ' +
    'ready or degraded, and whether the database confirms payments now.',
  answers: {
    200: z.strictObject({
      status: z.literal('ok'),
      durability: z.enum(['process-crash', 'power-loss', 'machine-loss']),
      /** The reason for `degraded` is for its operators: the doctor says it. */
      condition: z.enum(['ready', 'degraded']),
      /** True while the database confirms commits; while it is false, only reading is answered. */
      paying: z.boolean(),
      sandboxOffsetSeconds: z.optional(z.number()),
    }),
  },
  refusals: ['STOPPING', 'MONEY_STOPPED', 'CLOCK_WRONG', 'DATABASE_GONE', 'BUSY'],
});

export const getReadyRoute = defineRoute({
  method: 'GET',
  path: '/api/ready',
  who: 'anyone',
  summary:
    '200 while requests can be answered, even where money is stopped: for what sends them here, ' +
    'and knows no third state. 503 while the process shuts down, or reaches no database.',
  answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  refusals: ['STOPPING', 'BUSY'],
});

export const getLiveRoute = defineRoute({
  method: 'GET',
  path: '/api/live',
  who: 'anyone',
  summary:
    '200 while the process answers, whatever becomes of its database: for the service that ' +
    'restarts it.',
  answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  refusals: [],
});
