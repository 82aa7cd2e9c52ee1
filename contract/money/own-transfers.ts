import * as z from 'zod/mini';
import { amountField, dateTimeField, nineDigits, optionalTextField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { transferAnswer } from './transfers.ts';

export const ownTransfer = z.strictObject({
  fromAccount: nineDigits('Choose the account to move money from.'),
  toAccount: nineDigits('Choose the account to move money to.'),
  amount: amountField({
    required: 'Amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
  reference: optionalTextField(140),
  /** A later day, or a later moment; left out for now. */
  transferDate: z.optional(dateTimeField('Please enter a valid date and time.')),
  /** From that day on again and again, until one that waits is cancelled. */
  repeat: z.optional(z.literal('monthly', 'Repeat can only be monthly.')),
});

/** As a client gives it, its amount in minor units. */
export type OwnTransfer = z.input<typeof ownTransfer>;

export const createOwnTransferRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/own',
  who: 'active-customer',
  summary:
    'Moves money between two own accounts: at once, on a later day or every month from that day on, free, without an approval, ' +
    'and counted towards no daily limit. One that waits is cancelled like any other order.',
  movesMoney: true,
  body: ownTransfer,
  example: { fromAccount: '770241006', toAccount: '416927142', amount: 1 },
  answers: { 201: transferAnswer },
  refusals: [
    'OWN_ACCOUNT_INVALID',
    'SAME_ACCOUNT',
    'REPEAT_NEEDS_A_DAY',
    'TOO_FAR_AHEAD',
    'SCHEDULED_LIMIT',
    'TOO_MANY_PAYMENTS',
    'ACCOUNT_CLOSED',
    'INSUFFICIENT_FUNDS',
  ],
  leaves: ['transfer.created'],
});
