import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';
import { amount, idField } from '../values/fields.ts';

/** A customer who has left, and whose money the bank still keeps. */
const unclaimed = z.strictObject({
  _id: idField,
  username: z.string(),
  /** Empty where they never gave it. */
  fullName: z.string(),
  /** The numbers of their closed accounts. */
  accounts: z.array(z.string()),
  /** The bank day since which money of theirs is unclaimed. */
  since: z.string(),
  amount,
});

export const listUnclaimedRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/unclaimed',
  who: 'admin',
  right: 'see-books',
  look: ['unclaimed.listed'],
  summary:
    'Customers who have left and whose money is in unclaimed funds, the longest unclaimed first. ' +
    'The next page starts after the last person of this one.',
  query: z.object({ after: z.optional(idField) }),
  answers: {
    200: z.strictObject({
      /** The balance of account 2310. */
      total: amount,
      people: z.array(unclaimed),
      more: z.boolean(),
    }),
  },
  refusals: [],
});
