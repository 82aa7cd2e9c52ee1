import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { ownSchedule } from './bills.ts';
import { amount } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { ownTransfer } from './transfers.ts';

/** The days ahead of which every date is listed; of a later movement only its next date is. */
export const comingDays = 31;

/** The origin of money that moves by itself: all of it is ordered, and none is guessed. */
export const comingKinds = [
  'scheduled',
  'recurring bill',
  'loan payment',
  'interest',
  'check',
  'deposit',
] as const;

export type ComingKind = (typeof comingKinds)[number];

/** The other side of a movement, and the own accounts that it touches. */
export const comingParties = {
  /** The payee, as the customer calls them; who pays a deposit; of a loan, check or interest its reference. */
  name: z.string(),
  /** The bank's day on which money really moves. */
  day: z.string(),
  /** The day that was asked for: an earlier one, where banks are closed on it. */
  plannedDay: z.string(),
  /** The own account that pays; null of money that comes. */
  payer: z.nullable(z.enum(accountTypes)),
  /** The own account that receives; null of money that leaves. */
  receiver: z.nullable(z.enum(accountTypes)),
};

const comingMovement = z.strictObject({
  ...comingParties,
  kind: z.enum(comingKinds),
  /** Of the order, recurring bill, loan, savings account, check or entry of a file behind it. */
  id: z.string(),
  at: z.string(),
  /** In US dollars, fees included. Of interest, what is earned so far. */
  amount,
  /**
   * The sum that the paying account, else the receiving one, can spend after it, when all that
   * comes before is counted. Below zero, a payment will not be made.
   */
  left: amount,
});

export type ComingMovement = z.infer<typeof comingMovement>;

export const listScheduledRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/scheduled',
  who: 'customer',
  summary:
    'What is still to come: the own scheduled orders, soonest first, the bills that come again, ' +
    `and each movement ahead with its account: all of ${comingDays} days, and the next of each ` +
    'order, bill and loan that comes later.',
  answers: {
    200: z.strictObject({
      transfers: z.array(ownTransfer),
      schedules: z.array(ownSchedule),
      /** Soonest first. */
      coming: z.array(comingMovement),
      /** The bank's time as it answered: a scheduled order can be canceled until its date. */
      asOf: z.string(),
    }),
  },
  refusals: [],
});
