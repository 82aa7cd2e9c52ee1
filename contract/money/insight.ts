import * as z from 'zod/mini';
import { comingKinds, comingParties } from './coming.ts';
import { amount, idField, oneOf } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { rhythms, spendingCategories } from '../values/spending-categories.ts';

/** The number of months back that a month can be asked for: ten years. */
export const mostMonthsBack = 120;

/** Payees named in a category; what the rest got is in its amount. */
export const mostPayeesNamed = 50;

const direction = z.enum(['credit', 'debit']);

const insightCategory = z.strictObject({
  direction,
  /**
   * Money out: the word that the customer chose for the payee, else the type of the bill, else
   * `unsorted`. Money in, and payments to the bank itself: the kind of the record, such as
   * `interest`. The list of orders takes it as `sortedAs`.
   */
  sortedAs: z.string(),
  /** In US dollars, fees included. */
  amount,
  count: z.number(),
  /** The largest first, at most 50; none for money in. */
  payees: z.array(
    z.strictObject({
      name: z.string(),
      amount,
      count: z.number(),
      /** An own order to this payee, by which it can be sorted. */
      order: z.string(),
      /** The customer has said what it is for. */
      chosen: z.boolean(),
    }),
  ),
});

export type InsightCategory = z.infer<typeof insightCategory>;

const paymentToCome = z.strictObject({
  ...comingParties,
  /** In US dollars, fees included. */
  amount,
  /** `repeating` is worked out from earlier payments, and no fact; the others are ordered. */
  by: z.enum([...comingKinds, 'repeating']),
});

const repeating = z.strictObject({
  direction,
  /** The kind of record, such as `funding`. */
  kind: z.string(),
  /** The payee; of money in, the sender. */
  name: z.string(),
  rhythm: z.enum(rhythms),
  count: z.number(),
  lastDay: z.string(),
  lastAmount: amount,
});

export const insight = z.strictObject({
  month: z.string(),
  /** The bank's month under way, and the first month of which there is anything. */
  current: z.string(),
  first: z.string(),
  moneyIn: amount,
  /** With fees. */
  moneyOut: amount,
  /** The fees within `moneyOut`. */
  fees: amount,
  /** The largest first, money in before money out. */
  categories: z.array(insightCategory),
  /** The payments ordered for the rest of the month under way, soonest first. Not in `moneyOut`. */
  toCome: z.array(paymentToCome),
  toComeAmount: amount,
  /** Worked out from earlier orders, never a fact. */
  repeating: z.array(repeating),
  /** Null where no pay comes regularly, and for months that are over. */
  untilPayDay: z.nullable(
    z.strictObject({
      name: z.string(),
      day: z.string(),
      rhythm: z.enum(rhythms),
      /** The money that can be spent from the checking account now. */
      available: amount,
      /** The movements that are expected to leave or reach the checking account before that day. */
      toCome: z.array(paymentToCome),
      /** The rest; below zero where the money does not reach. */
      left: amount,
    }),
  ),
});

export type Insight = z.infer<typeof insight>;

const monthText = 'Please write the month like 2026-11.';

export const getInsightRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/insight',
  reads: 'recent',
  who: 'customer',
  summary:
    'One month of the own money, by the dates of the orders in New York: in and out by category, ' +
    'what is still to come, what seems to repeat, and what is left until pay day. Without a ' +
    `month, the one under way; at most ${mostMonthsBack} months back.`,
  query: z.object({
    month: z.optional(
      z.string(monthText).check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, monthText)),
    ),
  }),
  answers: { 200: insight },
  refusals: ['MONTH_OUT_OF_REACH'],
});

/** The number of months side by side, the one under way among them. */
export const monthsSideBySide = 12;

export const insightMonths = z.strictObject({
  /** In US dollars; oldest first, without a gap, from the first of them in which money moved. */
  months: z.array(z.strictObject({ month: z.string(), moneyIn: amount, moneyOut: amount })),
});

export type InsightMonths = z.infer<typeof insightMonths>;

export const getInsightMonthsRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/insight/months',
  reads: 'recent',
  who: 'customer',
  summary:
    `Money in and out of the last ${monthsSideBySide} months, the month under way among them, ` +
    'each as the month itself counts it.',
  answers: { 200: insightMonths },
  refusals: [],
});

const orderParams = z.object({ id: idField });

export const sortPayeeRoute = defineRoute({
  method: 'PUT',
  path: '/api/transfers/{id}/category',
  who: 'active-customer',
  summary:
    'Says what payments to the payee of an own order are for. It counts for all orders to that ' +
    'payee, past and future.',
  params: orderParams,
  body: z.strictObject({ category: oneOf(spendingCategories, 'Category') }),
  example: { category: 'Groceries' },
  answers: { 200: saying(['PAYEE_SORTED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_SORT'],
  leaves: ['payee.sorted'],
});

export const unsortPayeeRoute = defineRoute({
  method: 'DELETE',
  path: '/api/transfers/{id}/category',
  who: 'active-customer',
  summary: 'Takes back what was said about the payee of an own order. Sent twice, it is gone once.',
  params: orderParams,
  answers: { 200: saying(['PAYEE_UNSORTED']) },
  refusals: ['TRANSFER_NOT_FOUND', 'NO_PAYEE_TO_SORT'],
  leaves: ['payee.unsorted'],
});
