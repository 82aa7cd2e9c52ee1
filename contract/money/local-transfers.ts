import * as z from 'zod/mini';
import {
  amountField,
  dateTimeField,
  nineDigits,
  optionalTextField,
  textField,
} from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { paymentRefusals, transferAnswer, transferTypes } from './transfers.ts';
import { approvalHeader } from './order-signature.ts';

export const localTransfer = z.strictObject({
  recipientName: textField({ required: "Recipient's name is required.", max: 100 }),
  recipientAccount: nineDigits('Account number must be exactly 9 digits.'),
  recipientBank: textField({ required: 'Bank name is required.', max: 100 }),
  recipientRouting: nineDigits('Routing number must be exactly 9 digits.'),
  amount: amountField({
    required: 'Transfer amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
  transferType: z.enum(transferTypes, 'Transfer type must be Personal or Business.'),
  transferDate: z.optional(dateTimeField('Please enter a valid date and time.')),
  reference: optionalTextField(140),
  debitedAccount: nineDigits('Account to debit must be exactly 9 digits.'),
});

/** As a client gives it, its amount in minor units. */
export type LocalTransfer = z.input<typeof localTransfer>;

/** Of the orders that are signed, too. */
export const localTransferExample = {
  recipientName: 'Bruno Brandt',
  recipientAccount: '416927142',
  recipientBank: 'Tri-State Federal',
  recipientRouting: '021000021',
  amount: 1,
  transferType: 'Personal',
  reference: '',
  debitedAccount: '770241006',
};

export const createLocalTransferRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/local',
  who: 'active-customer',
  summary:
    'Sends money inside the country. Inside the bank both sides are booked at once; outside it ' +
    'settles within 24 hours. With `Approval` it is signed as it is sent.',
  movesMoney: true,
  headers: approvalHeader,
  body: localTransfer,
  example: localTransferExample,
  answers: { 201: transferAnswer },
  refusals: paymentRefusals(
    'DEBITED_ACCOUNT_INVALID',
    'SAME_ACCOUNT',
    'TOO_FAR_AHEAD',
    'SCHEDULED_LIMIT',
  ),
  leaves: ['transfer.created'],
});
