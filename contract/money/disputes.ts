import * as z from 'zod/mini';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { amount, idField, oneOf } from '../values/fields.ts';
import { longText } from '../people/messages.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const disputeStatuses = ['Received', 'In review', 'Corrected', 'No error found'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** A customer's report of a problem with a payment, and its outcome. */
export const dispute = z.strictObject({
  _id: z.string(),
  /** `DSP-` and eight characters, to be read out over the phone. */
  reference: z.string(),
  /** The ID of the payment, and what it is known by. */
  transfer: z.string(),
  paymentReference: z.string(),
  recipientName: z.string(),
  /** All that the payment cost in US dollars, the fee included: the most that can be credited. */
  debitedUsd: amount,
  reason: z.enum(reasonCodes(reasonTexts.disputeReport)),
  whatHappened: z.string(),
  status: z.enum(disputeStatuses),
  reportedAt: z.string(),
  /** The day on which the answer is there at the latest. */
  answerDueOn: z.string(),
  reviewStartedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** The amount that was credited; null unless it is corrected. */
  credited: z.nullable(amount),
  /** The bank's answer to it; null while it looks. */
  answer: z.nullable(z.string()),
});

export type Dispute = z.infer<typeof dispute>;

/** The number of latest disputes that are listed. */
export const mostOwnDisputes = 100;

const onePayment = z.object({ id: idField });

export const listDisputesRoute = defineRoute({
  method: 'GET',
  path: '/api/disputes',
  who: 'customer',
  summary: `The own reported payments, newest first, at most ${mostOwnDisputes}.`,
  answers: { 200: z.strictObject({ disputes: z.array(dispute) }) },
  refusals: [],
});

export const getDisputeRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/{id}/dispute',
  who: 'customer',
  summary: 'Whether a problem was reported with an own payment, and until when one can be.',
  params: onePayment,
  answers: {
    200: z.strictObject({
      dispute: z.nullable(dispute),
      /** The last day for a report; null where none is possible or one was made. */
      reportUntil: z.nullable(z.string()),
      /**
       * True where it paid a loan of ours: a problem with it is looked into with the loan, not
       * here.
       */
      goesToLoan: z.boolean(),
    }),
  },
  refusals: ['TRANSFER_NOT_FOUND'],
});

export const disputeReport = z.object({
  reason: oneOf(reasonCodes(reasonTexts.disputeReport), 'Reason'),
  whatHappened: longText('Tell us what happened.'),
});

export const reportDisputeRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/{id}/dispute',
  who: 'active-customer',
  summary: 'Reports a problem with an own payment, once. The same report again finds the first.',
  params: onePayment,
  body: disputeReport,
  example: { reason: 'NOT_MADE_BY_ME', whatHappened: 'I was abroad.' },
  answers: { 201: saying(['DISPUTE_REPORTED'], { dispute }) },
  refusals: [
    'TOO_MANY_TRIES',
    'TRANSFER_NOT_FOUND',
    'DISPUTE_EXISTS',
    'LOAN_PAYMENT_NOT_DISPUTABLE',
    'DISPUTE_NOT_POSSIBLE',
    'DISPUTE_TOO_LATE',
    'DISPUTES_LIMIT',
  ],
  leaves: ['dispute.reported'],
});
