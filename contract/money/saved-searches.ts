import * as z from 'zod/mini';
import { amountBound } from '../values/amount-bound.ts';
import {
  dayField,
  idField,
  oneOf,
  optionalTextField,
  searchField,
  textField,
} from '../values/fields.ts';
import { parseDecimal } from '../values/money.ts';
import { movingDays } from '../values/moving-days.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { shownStatuses } from '../values/shown-statuses.ts';

export const mostSavedSearches = 20;

/** Only a check: what is kept are the words of the address. */
const amountText = z
  .string('Must be text.')
  .check(
    z.refine(
      (text: string) => amountBound().safeParse(text).success,
      'Please type the amount like 45.67.',
    ),
  );

/** The filters of a list of orders, in the words of its call; nothing that leaves out nothing. */
export const savedFilter = z
  .strictObject({
    search: searchField(),
    account: z.optional(
      z.string().check(z.regex(/^\d{9}$/, 'Account number must be exactly 9 digits.')),
    ),
    type: z.optional(z.enum(['credit', 'debit'], 'Type must be credit or debit.')),
    status: z.optional(oneOf(shownStatuses, 'Status')),
    from: z.optional(dayField()),
    to: z.optional(dayField()),
    /** Instead of the days that they were when the search was saved. */
    days: z.optional(oneOf(movingDays, 'Days')),
    amountFrom: z.optional(amountText),
    amountTo: z.optional(amountText),
    sortedAs: optionalTextField(40),
  })
  .check(
    z.refine(
      (filter) => Object.values(filter).some((value) => value !== undefined && value !== ''),
      {
        error: 'There is nothing to save: please search or filter first.',
        when: ({ issues }) => issues.length === 0,
      },
    ),
    z.refine(
      ({ amountFrom, amountTo }) =>
        (parseDecimal(amountFrom ?? '0') ?? 0n) <= (parseDecimal(amountTo ?? '999999999.99') ?? 0n),
      {
        error: 'The lowest amount can’t be higher than the highest.',
        path: ['amountFrom'],
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );

const savedSearch = z.strictObject({ _id: z.string(), name: z.string(), filter: savedFilter });

export type SavedSearch = z.infer<typeof savedSearch>;

export const listSavedSearchesRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/searches',
  who: 'customer',
  summary: 'The own saved searches of the list of orders, by name.',
  answers: { 200: z.strictObject({ searches: z.array(savedSearch) }) },
  refusals: [],
});

export const saveSearchRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/searches',
  who: 'active-customer',
  summary:
    `Keeps a search of the list of orders under a name, at most ${mostSavedSearches} a person. ` +
    'The same said twice is kept once.',
  body: z.strictObject({
    name: textField({ required: 'Name is required.', max: 40 }),
    filter: savedFilter,
  }),
  example: { name: 'Rent', filter: { search: 'rent' } },
  answers: { 201: saying(['SEARCH_SAVED'], { search: savedSearch }) },
  refusals: ['SEARCH_NAME_TAKEN', 'SEARCHES_FULL'],
  leaves: ['search.saved'],
});

export const removeSearchRoute = defineRoute({
  method: 'DELETE',
  path: '/api/transfers/searches/{id}',
  who: 'active-customer',
  summary: 'Removes an own saved search.',
  params: z.object({ id: idField }),
  answers: { 200: saying(['SEARCH_REMOVED']) },
  refusals: ['SEARCH_NOT_FOUND'],
  leaves: ['search.removed'],
});
