import * as z from 'zod/mini';
import { amountField, nineDigits, optionalTextField } from './fields.ts';
import { defineRoute } from './route.ts';
import { transferAnswer } from './transfers.ts';

export const ownTransfer = z.strictObject({
  fromAccount: nineDigits('Choose the account to move money from.'),
  toAccount: nineDigits('Choose the account to move money to.'),
  amount: amountField({
    required: 'Amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
  reference: optionalTextField(140),
});

/** As a client gives it, its amount in minor units. */
export type OwnTransfer = z.input<typeof ownTransfer>;

export const createOwnTransferRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/own',
  who: 'active-customer',
  summary:
    'Moves money between two own accounts: at once, free, without an approval, and counted ' +
    'towards no daily limit.',
  movesMoney: true,
  body: ownTransfer,
  answers: { 201: transferAnswer },
  refusals: [
    'OWN_ACCOUNT_INVALID',
    'SAME_ACCOUNT',
    'TOO_MANY_PAYMENTS',
    'ACCOUNT_CLOSED',
    'INSUFFICIENT_FUNDS',
  ],
});
