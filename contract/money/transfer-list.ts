import * as z from 'zod/mini';
import { amountBound } from '../values/amount-bound.ts';
import {
  bomField,
  dayField,
  oneOf,
  optionalTextField,
  searchField,
  wholeNumberField,
} from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { shownStatuses } from '../values/shown-statuses.ts';
import { ownTransfer } from './transfers.ts';

/** The filters of a list of orders. */
const narrowing = {
  search: searchField(),
  account: z.optional(
    z.string().check(z.regex(/^\d{9}$/, 'Account number must be exactly 9 digits.')),
  ),
  type: z.optional(z.enum(['credit', 'debit'], 'Type must be credit or debit.')),
  status: z.optional(oneOf(shownStatuses, 'Status')),
  from: z.optional(dayField()),
  to: z.optional(dayField()),
  /** In US dollars, both included: an order abroad is worth what it cost in dollars. */
  amountFrom: z.optional(amountBound()),
  amountTo: z.optional(amountBound()),
  /**
   * The category that an order counts under in its month, as `GET /api/transfers/insight` says it;
   * orders that never count are left out.
   */
  sortedAs: optionalTextField(40),
};

interface Amounts {
  amountFrom?: bigint | undefined;
  amountTo?: bigint | undefined;
}

const lowestFirst = z.refine<Amounts>(
  ({ amountFrom, amountTo }) =>
    amountFrom === undefined || amountTo === undefined || amountFrom <= amountTo,
  {
    error: 'The lowest amount can’t be higher than the highest.',
    path: ['amountFrom'],
    when: ({ issues }) => issues.length === 0,
  },
);

const transferQuery = z
  .object({
    page: wholeNumberField('Page must be a whole number from 1.', 1, 1_000_000),
    limit: wholeNumberField('Limit must be a whole number from 1 to 500.', 1, 500),
    ...narrowing,
  })
  .check(lowestFirst);

const transferPage = z.strictObject({
  transfers: z.array(ownTransfer),
  /** All matching rows, whatever the page. Of a search or a filter at most 1,000 are counted. */
  total: z.number(),
  totalIsCapped: z.boolean(),
  page: z.number(),
  limit: z.number(),
});

export const exportTransfersRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/transactions.csv',
  reads: 'recent',
  who: 'customer',
  summary: 'The own orders as CSV, newest first, with the search and filters of the list.',
  query: z
    .object({
      ...narrowing,
      bom: bomField,
    })
    .check(lowestFirst),
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: ['TOO_MANY_TRIES'],
});

export const listTransfersRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/transactions',
  reads: 'past',
  who: 'customer',
  summary:
    'The own orders, newest first. Without a query at most 1,000 rows; with one, pages, search ' +
    'and filters.',
  query: transferQuery,
  answers: { 200: transferPage },
  refusals: [],
});
