import * as z from 'zod/mini';
import { amount, idField, oneOf, optionalTextField, searchField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { otherBankReference, waitingReturn } from './payment-returns.ts';
import { payer } from './staff-payments.ts';
import { transfer, transferReceipt } from '../money/transfers.ts';

/** The most that are listed; a narrower search finds the others. */
export const mostOutsidePayments = 50;

const onePayment = z.object({ id: idField });
const outsidePayment = z.strictObject({ payer, payment: transfer, returnable: z.boolean() });

export type OutsidePayment = z.infer<typeof outsidePayment>;

export const listOutsidePaymentsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/outside-payments',
  who: 'admin',
  right: 'see-customers',
  look: ['outside_payments.listed', 'outside_payments.searched'],
  summary:
    'Payments that leave the bank: without a search those on their way, the next to settle ' +
    `first; with one at most ${mostOutsidePayments} that have all its words, newest first.`,
  query: z.object({ search: searchField() }),
  answers: { 200: z.strictObject({ payments: z.array(outsidePayment), isCut: z.boolean() }) },
  refusals: [],
});

export const getOutsidePaymentRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/outside-payments/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['payment.viewed'],
  summary:
    'One payment that left the bank, or is about to, in full. The look is written to the audit ' +
    'trail.',
  params: onePayment,
  answers: {
    200: z.strictObject({
      payer,
      payment: transferReceipt,
      returnable: z.boolean(),
      /**
       * The amount credited for it because its customer reported it; a return makes up for that
       * first.
       */
      corrected: amount,
      /** Its return that waits for a second person, if one does. */
      waitingReturn: z.nullable(waitingReturn),
    }),
  },
  refusals: ['TRANSFER_NOT_FOUND'],
});

export const returnPaymentRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/outside-payments/{id}/return',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Returns a payment that the other bank sent back: the same amount and fee, once. Of a ' +
    'closed customer it goes to unclaimed funds. Above the two-person size, or above what one ' +
    'person gives alone on a day, it waits for a second person: 202. Of a payment that has ' +
    'settled, the other bank’s own number of the return is needed.',
  params: onePayment,
  body: z.object({
    reason: oneOf(reasonCodes(reasonTexts.paymentReturn), 'Reason'),
    /** Kept with the return, and in the audit trail. */
    otherBankReference: z.optional(otherBankReference),
    /** For the audit trail only. */
    note: optionalTextField(500),
  }),
  example: { reason: 'REFUSED', otherBankReference: '021000021001234' },
  answers: {
    200: saying(['PAYMENT_RETURNED'], { payment: transfer, toUnclaimedFunds: z.boolean() }),
    202: saying(['RETURN_PROPOSED'], { proposal: z.string() }),
  },
  refusals: [
    'TRANSFER_NOT_FOUND',
    'CASE_DECIDED',
    'NOT_RETURNABLE',
    'RETURN_UNTRACED',
    'RETURN_WAITS',
  ],
  leaves: ['payment.returned'],
});
