import * as z from 'zod/mini';
import { answeredCaution } from '../money/caution.ts';
import { caseDecision, caseFields, queueFields, declining } from '../calls/cases.ts';
import { amount, idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { payer } from './staff-payments.ts';
import { transfer, transferReceipt } from '../money/transfers.ts';

const oneReview = z.object({ id: idField });
export const listPaymentReviewsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/payment-reviews',
  who: 'admin',
  right: 'see-customers',
  look: ['payment_reviews.listed'],
  background: true,
  summary: 'Payments above the review size that wait for staff, oldest first.',
  answers: {
    200: z.strictObject({
      ...queueFields,
      cases: z.array(z.strictObject({ ...caseFields, payer, payment: transfer })),
    }),
  },
  refusals: [],
});

export const getPaymentReviewRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/payment-reviews/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['payment.viewed'],
  summary: 'One payment in review, or decided, in full. The look is written to the audit trail.',
  params: oneReview,
  answers: {
    200: z.strictObject({
      ...caseFields,
      payer,
      payment: transferReceipt,
      /** The payer's answers to the questions about scams. */
      caution: answeredCaution,
      /** The review size it was above. */
      above: amount,
      /** The customer of ours whom it goes to; null where it leaves the bank. */
      payee: z.nullable(payer),
      /** The number of the payer's latest 500 orders that went to the same account before. */
      paidBefore: z.number(),
      decision: z.nullable(caseDecision),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const approvePaymentRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/payment-reviews/{id}/approve',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Lets a payment go on: to a customer of ours it is credited at once, any other settles as ' +
    'usual. Only the holder of the case may.',
  params: oneReview,
  answers: { 200: saying(['PAYMENT_APPROVED'], { payment: transfer }) },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'CUSTOMER_SUSPENDED',
    'CUSTOMER_FROZEN',
    'PAYEE_CLOSED',
  ],
  leaves: ['payment.approved'],
});

export const declinePaymentRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/payment-reviews/{id}/decline',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Declines a payment: the same amount and fee go back, and its customer gets a mail that ' +
    'says why. Only the holder of the case may.',
  params: oneReview,
  body: declining(reasonCodes(reasonTexts.paymentDecline)),
  example: { reason: 'NOT_CONFIRMED' },
  answers: { 200: saying(['PAYMENT_DECLINED'], { payment: transfer }) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['payment.declined'],
});
