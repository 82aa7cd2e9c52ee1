import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { amount, amountField, dateTimeField, idField, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { transfer } from '../money/transfers.ts';
import { user, userForStaff } from '../people/users.ts';

const oneUser = z.object({ id: idField });
export const listUsersRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  reads: 'recent',
  who: 'admin',
  right: 'see-customers',
  look: ['users.listed'],
  summary:
    'Everyone who is not deleted, newest first, as a plain array: the newest 1,000, with the ' +
    'count of all in the `X-Total-Count` header. `/api/admin/user-search` has them all.',
  answers: { 200: z.array(user) },
  refusals: [],
});

export const getUserForStaffRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['user.viewed'],
  summary: 'One person with accounts. The look is written to the audit trail.',
  params: oneUser,
  answers: { 200: userForStaff },
  refusals: ['USER_NOT_FOUND'],
});

export const suspendUserRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/suspend/{id}',
  who: 'admin',
  right: 'restrict-customers',
  needsNoFreshProof: 'it only takes away, and a thief is stopped at once',
  summary: 'Suspends a customer: reading own data goes on, every write stops at once.',
  params: oneUser,
  answers: { 200: saying(['USER_SUSPENDED']) },
  refusals: ['USER_NOT_FOUND', 'ADMIN_NOT_SUSPENDABLE'],
  leaves: ['user.suspended'],
});

export const unsuspendUserRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/unsuspend/{id}',
  who: 'admin',
  right: 'restrict-customers',
  summary: 'Lifts a suspension.',
  params: oneUser,
  answers: { 200: saying(['USER_UNSUSPENDED']) },
  refusals: ['USER_NOT_FOUND', 'ADMIN_NOT_SUSPENDABLE'],
  leaves: ['user.unsuspended'],
});

export const deleteUserRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  who: 'admin',
  right: 'close-customers',
  summary:
    'Closes a customer: sessions end, scheduled orders are cancelled, money left goes to ' +
    'unclaimed funds, entries stay.',
  params: oneUser,
  answers: {
    200: saying(['USER_DELETED'], { unclaimed: amount, cancelledOrders: z.number() }),
  },
  refusals: ['USER_NOT_FOUND', 'OWN_PERSON', 'ADMIN_NOT_DELETABLE', 'OPEN_BUSINESS'],
  leaves: ['user.deleted'],
});

export const invalidDeposit = 'Please enter a valid deposit amount.';

export const funding = z.strictObject({
  accountName: z.enum(accountTypes, 'Please select an account.'),
  amount: amountField({
    required: invalidDeposit,
    positive: invalidDeposit,
    malformed: invalidDeposit,
  }),
  senderAccount: textField({ required: 'Please enter a sender account.', max: 100 }),
  recipientBank: textField({ required: 'Please enter a recipient bank.', max: 100 }),
  reference: textField({ required: 'Please enter a description/reference.', max: 140 }),
  transferDate: dateTimeField('Please select a valid date and time.'),
});

export const fundUserRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/accounts/fund',
  who: 'admin',
  right: 'handle-money',
  summary:
    "Credits a customer's account at once against staff funding; who and why stay in the audit " +
    'trail. Above the two-person size, where staff have set one, it waits for a second person ' +
    'instead: 202.',
  movesMoney: true,
  params: oneUser,
  body: funding,
  example: {
    accountName: 'Savings Account',
    amount: 1,
    senderAccount: '770241006',
    recipientBank: 'Tri-State Federal',
    reference: 'x',
    transferDate: '2026-11-21T09:41',
  },
  answers: {
    200: saying(['ACCOUNT_CREDITED'], { transfer }),
    /** The proposal that waits. */
    202: saying(['CREDIT_PROPOSED'], { proposal: idField }),
  },
  refusals: ['USER_NOT_FOUND', 'ADMIN_NOT_FUNDABLE', 'ACCOUNT_CLOSED'],
  leaves: ['transfer.funded'],
});
