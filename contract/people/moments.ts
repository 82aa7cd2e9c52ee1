import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { amount, idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const momentKinds = ['first_money', 'loan_paid_back', 'goal_reached'] as const;

export type MomentKind = (typeof momentKinds)[number];

export const moment = z.strictObject({
  kind: z.enum(momentKinds),
  /** The id of the account, or of the loan that was paid back. */
  about: z.string(),
  /** The kind of the account; null of a loan. */
  account: z.nullable(z.enum(accountTypes)),
  /** The goal’s name, or the loan’s reference; null of the first money. */
  name: z.nullable(z.string()),
  /** The first money, the loan, or the goal. */
  amount,
});

export type Moment = z.infer<typeof moment>;

export const listMomentsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/moments',
  who: 'customer',
  summary:
    'What the signed-in customer has reached and was not shown yet: of the last fourteen days the ' +
    'first money of an account and a loan paid back in full, and a savings goal.',
  answers: { 200: z.strictObject({ moments: z.array(moment) }) },
  refusals: [],
});

export const showMomentRoute = defineRoute({
  method: 'POST',
  path: '/api/users/moments/shown',
  who: 'active-customer',
  summary: 'Notes that one of these was shown, on whichever device. It is not listed again.',
  body: z.strictObject({
    kind: z.enum(momentKinds, 'Please say which moment it is.'),
    aboutId: idField,
  }),
  example: { kind: 'first_money', aboutId: '00000000-0000-4000-8000-000000000000' },
  answers: { 200: saying(['MOMENT_SHOWN']) },
  refusals: ['MOMENT_NOT_FOUND'],
  leaves: ['moment.shown'],
});
