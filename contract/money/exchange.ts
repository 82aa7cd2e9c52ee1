import * as z from 'zod/mini';
import { amount, amountNumber, idField, oneOf } from '../values/fields.ts';
import { currencies, numberFromMinor, parseDecimal, type Currency } from '../values/money.ts';
import { defineRoute } from '../calls/route.ts';

/** One published day of rates: units of a currency for one euro, as decimal text. */
export interface ReferenceRates {
  /** ISO day. */
  day: string;
  /** The publisher. */
  source: string;
  perEuro: Record<Exclude<Currency, 'EUR'>, string>;
}

export const currencyField = oneOf(currencies, 'Currency');

const required = 'Transfer amount is required.';
const positive = 'Amount must be greater than 0.';

/** Plain decimal text of an address, such as `1250.5`, under the rules of every amount. */
const amountInAddress = z.pipe(
  z.pipe(
    z.string(required).check(z.minLength(1, { error: required, abort: true })),
    z.transform((text, context): number => {
      const minor = parseDecimal(text);
      if (minor !== undefined) return numberFromMinor(minor);
      context.issues.push({
        code: 'custom',
        message: 'Please give the amount like 1250.50, with at most two decimals.',
        input: text,
      });
      return z.NEVER;
    }),
  ),
  amountNumber({ required, positive }),
);

/**
 * The price of an amount abroad. `equivalentUsd` is the amount in US dollars, rounded up to the
 * cent; with the fee it is the `total` that is debited.
 */
export const exchangeQuote = z.strictObject({
  id: z.string(),
  amount,
  currency: z.enum(currencies),
  /** US dollars for one unit of `currency`, as exact decimal text; `1` for US dollars. */
  rate: z.string(),
  /** The day of the reference rate behind it; null for US dollars, which need none. */
  rateDay: z.nullable(z.string()),
  /**
   * The distance of `rate` above that reference rate, in hundredths of a percent; 0 for US dollars.
   */
  marginBps: z.number(),
  equivalentUsd: amount,
  fee: amount,
  total: amount,
  expiresAt: z.string(),
  /** The latest moment the money arrives when it is sent now. */
  arrival: z.string(),
});

export type ExchangeQuote = z.infer<typeof exchangeQuote>;

export const getQuoteRoute = defineRoute({
  method: 'GET',
  path: '/api/fx/quote',
  who: 'customer',
  summary:
    'What an amount abroad costs now, or the largest amount that a total in US dollars pays for, ' +
    'fee included: rate, fee and total, held for some minutes for this customer, amount and ' +
    'currency. Its id may be sent as `Quote-Id`.',
  paired: 'each question writes down a quote',
  query: z
    .object({
      /** In `currency`: what the recipient gets. */
      amount: z.optional(amountInAddress),
      /** In US dollars, the fee included: the most that may be debited. */
      total: z.optional(amountInAddress),
      currency: currencyField,
    })
    .check(
      z.refine(({ amount: gets, total }) => gets !== undefined || total !== undefined, {
        error: required,
        path: ['amount'],
        // Also where the currency is wrong: each wrong field is named at once.
        when: () => true,
      }),
      z.refine(({ amount: gets, total }) => gets === undefined || total === undefined, {
        error: 'Please give the amount or the total, not both.',
        path: ['total'],
      }),
    ),
  answers: { 200: exchangeQuote },
  refusals: ['RATE_MISSING', 'NOTHING_ARRIVES', 'ARRIVING_LIMIT', 'EXCHANGE_LIMIT'],
});

/** The days back for which the rate of a currency is shown. */
export const rateHistoryDays = 30;

export const rateHistory = z.strictObject({
  /**
   * Oldest first, the days that have a rate: US dollars for one unit, as exact decimal text, without
   * our margin. None for US dollars.
   */
  days: z.array(z.strictObject({ day: z.string(), rate: z.string() })),
});

export const getRateHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/fx/history',
  who: 'customer',
  summary: `The reference rates of a currency in the last ${rateHistoryDays} days.`,
  query: z.object({ currency: currencyField }),
  answers: { 200: rateHistory },
  refusals: [],
});

/** The header that names the quote to pay at. */
export const quoteHeader = z.object({ 'quote-id': z.optional(idField) });
