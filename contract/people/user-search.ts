import * as z from 'zod/mini';
import { amount, idField, searchField, wholeNumberField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { roles } from './users.ts';

/** A person as the staff's lists show them. */
export const listedUser = z.strictObject({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  /** False means suspended. */
  status: z.boolean(),
  createdAt: z.string(),
});

export type ListedUser = z.infer<typeof listedUser>;

/** The same with what one looks for in a list of customers. */
const foundUser = z.extend(listedUser, {
  /** The sum on their open accounts, in US dollars; null of staff. */
  balance: z.nullable(amount),
  /** When they were last logged in; null: never, as far as the bank knows. */
  lastSeenAt: z.nullable(z.string()),
});

export type FoundUser = z.infer<typeof foundUser>;

export const searchUsersRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/user-search',
  reads: 'recent',
  who: 'admin',
  right: 'see-customers',
  look: ['users.listed', 'users.searched'],
  summary:
    'Everyone who is not deleted, newest first, by any part of name, e-mail, phone or account ' +
    'number, by the words of a payment’s reference or its amount, or by ID. One or two letters ' +
    'find the beginnings of words. `after` and `before` take the ID of the person a page begins ' +
    'beside. With what their accounts hold, for whoever may see customers.',
  query: z.object({
    search: searchField(),
    after: z.optional(idField),
    before: z.optional(idField),
    limit: wholeNumberField('Limit must be a whole number from 1 to 100.', 1, 100),
  }),
  answers: {
    200: z.strictObject({
      users: z.array(foundUser),
      total: z.number(),
      totalIsCapped: z.boolean(),
      hasNewer: z.boolean(),
      hasOlder: z.boolean(),
    }),
  },
  refusals: [],
});

export const listRecentUsersRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/recent-users',
  who: 'admin',
  right: 'see-customers',
  look: ['users.recently_viewed'],
  summary: 'The people this member of the staff has opened last, the latest first.',
  answers: { 200: z.strictObject({ users: z.array(listedUser) }) },
  refusals: [],
});
