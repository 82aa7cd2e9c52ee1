import * as z from 'zod/mini';
import { accountTypes } from './account-types.ts';
import { amount, amountField, dateTimeField, idField, textField } from './fields.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';
import { transfer } from './transfers.ts';
import { user } from './users.ts';

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
  answers: { 200: user },
  refusals: ['USER_NOT_FOUND'],
});

export const suspendUserRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/suspend/{id}',
  who: 'admin',
  right: 'restrict-customers',
  summary: 'Suspends a customer: reading own data goes on, every write stops at once.',
  params: oneUser,
  answers: { 200: saying(['USER_SUSPENDED']) },
  refusals: ['USER_NOT_FOUND', 'ADMIN_NOT_SUSPENDABLE'],
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
});

export const deleteUserRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  who: 'admin',
  right: 'close-customers',
  wantsFreshProof: true,
  summary:
    'Closes a customer: sessions end, scheduled orders are cancelled, money left goes to ' +
    'unclaimed funds, entries stay.',
  params: oneUser,
  answers: {
    200: saying(['USER_DELETED'], { unclaimed: amount, cancelledOrders: z.number() }),
  },
  refusals: ['USER_NOT_FOUND', 'OWN_PERSON', 'ADMIN_NOT_DELETABLE', 'OPEN_BUSINESS'],
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
  wantsFreshProof: true,
  summary:
    "Credits a customer's account at once against staff funding; who and why stay in the audit " +
    'trail. Above the two-person size, where staff have set one, it waits for a second person ' +
    'instead: 202.',
  movesMoney: true,
  params: oneUser,
  body: funding,
  answers: {
    200: saying(['ACCOUNT_CREDITED'], { transfer }),
    /** The proposal that waits. */
    202: saying(['CREDIT_PROPOSED'], { proposal: idField }),
  },
  refusals: ['USER_NOT_FOUND', 'ADMIN_NOT_FUNDABLE', 'ACCOUNT_CLOSED'],
});
