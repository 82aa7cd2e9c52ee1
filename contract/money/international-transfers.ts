import * as z from 'zod/mini';
import { currencyField, quoteHeader } from './exchange.ts';
import {
  amountField,
  dateTimeField,
  nineDigits,
  optionalTextField,
  textField,
} from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { paymentRefusals, transferAnswer, transferTypes } from './transfers.ts';
import { approvalField } from './order-signature.ts';

const swift = 'SWIFT/BIC code must be 8 or 11 characters.';
const iban = 'IBAN must be 15-34 alphanumeric characters.';

export const internationalTransfer = z.strictObject({
  recipientName: textField({ required: "Recipient's name is required.", max: 100 }),
  recipientAccount: nineDigits('Account number must be exactly 9 digits.'),
  recipientBank: textField({ required: 'Bank name is required.', max: 100 }),
  recipientSwift: z.string(swift).check(z.regex(/^(?:[A-Za-z0-9]{8}|[A-Za-z0-9]{11})$/, swift)),
  recipientIban: z.string(iban).check(z.regex(/^[A-Za-z0-9]{15,34}$/, iban)),
  /**
   * Payments over Swift give town and country in elements of their own since November 14, 2026:
   * ISO 20022 `TwnNm`, at most 35 characters.
   */
  recipientTown: optionalTextField(35),
  recipientCountry: textField({ required: 'Country is required.', max: 60 }),
  /** In `currency`: what the recipient gets. */
  amount: amountField({
    required: 'Transfer amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
  currency: z._default(currencyField, 'USD'),
  transferType: z.enum(transferTypes, 'Transfer type must be Personal or Business.'),
  transferDate: z.optional(dateTimeField('Please enter a valid date and time.')),
  reference: optionalTextField(140),
  /** Without it Checking pays if it covers the whole, else Savings. */
  debitedAccount: z.optional(nineDigits('Account to debit must be exactly 9 digits.')),
});

/** As a client gives it, its amount in minor units. */
export type InternationalTransfer = z.input<typeof internationalTransfer>;

export const createInternationalTransferRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/international',
  who: 'active-customer',
  summary:
    'Sends money abroad in the chosen currency; what it costs in US dollars and the fee are ' +
    'debited. With `Quote-Id` at the quoted rate, else at the current one; later orders take ' +
    'the rate of their day. With `Approval` it is signed as it is sent.',
  movesMoney: true,
  headers: z.extend(quoteHeader, { approval: approvalField }),
  body: internationalTransfer,
  example: {
    recipientName: 'Greta Lang',
    recipientAccount: '532013000',
    recipientBank: 'Spreewald Bank',
    recipientSwift: 'SPWBDEBB100',
    recipientIban: 'DE89370400440532013000',
    recipientCountry: 'Germany',
    amount: 100,
    currency: 'EUR',
    transferType: 'Personal',
    reference: '',
  },
  answers: { 201: transferAnswer },
  refusals: paymentRefusals(
    'DEBITED_ACCOUNT_INVALID',
    'TOO_FAR_AHEAD',
    'SCHEDULED_LIMIT',
    'IDENTITY_ABROAD',
    'RATE_MISSING',
    'EXCHANGE_LIMIT',
    'QUOTE_MISMATCH',
    'QUOTE_EXPIRED',
  ),
  leaves: ['transfer.created'],
});
