import * as z from 'zod/mini';
import { answeredCaution } from '../money/caution.ts';
import { caseFields, queueFields } from '../calls/cases.ts';
import { disputeCorrection } from '../money/dispute-correction.ts';
import { dispute } from '../money/disputes.ts';
import { amount, idField, isPrintable, oneOf, optionalTextField } from '../values/fields.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { payer } from './staff-payments.ts';
import { transferReceipt } from '../money/transfers.ts';

/** Several lines, or nothing. */
const explanation = z.optional(
  z.string('Must be text.').check(
    z.trim(),
    z.maxLength(1000, 'At most 1000 characters.'),
    z.refine(
      (text: string) => isPrintable(text.replaceAll(/[\r\n\t]/g, '')),
      'Control characters are not allowed.',
    ),
  ),
);

const oneDispute = z.object({ id: idField });
const head = {
  ...caseFields,
  customer: payer,
  dispute,
  /** The nearness of the day on which the answer is due. */
  urgency: z.enum(['later', 'soon', 'overdue']),
  /** The username of who answered; null while it waits. */
  answeredBy: z.nullable(z.string()),
  /** A correction above the two-person size that waits for a second person. */
  proposal: z.nullable(z.strictObject({ amount, proposedBy: z.string(), isYours: z.boolean() })),
};

/** The number of latest answered disputes that are listed. */
export const mostAnsweredDisputes = 100;

export const listDisputeCasesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/disputes',
  who: 'admin',
  right: 'see-customers',
  look: ['disputes.listed'],
  background: true,
  summary:
    'Reported payments that have no answer yet, oldest first; with ' +
    `\`state=answered\` the latest ${mostAnsweredDisputes} that were.`,
  query: z.object({ state: z.optional(oneOf(['waiting', 'answered'], 'State')) }),
  answers: { 200: z.strictObject({ ...queueFields, cases: z.array(z.strictObject(head)) }) },
  refusals: [],
});

export const getDisputeCaseRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/disputes/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['dispute.viewed'],
  summary:
    'One reported payment, waiting or answered, with its receipt. The look is written to the ' +
    'audit trail.',
  params: oneDispute,
  answers: {
    200: z.strictObject({
      ...head,
      payment: transferReceipt,
      /** The customer's answers to the questions about scams. */
      caution: answeredCaution,
      /** The number of other payments that the same customer has reported. */
      otherDisputes: z.number(),
      /** The two-person size in force; null: one person is enough for any. */
      twoPeopleAbove: z.nullable(amount),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const correctDisputeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/disputes/{id}/correct',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Credits a reported payment, in full or in part, to the account it came from, once. Above ' +
    'the two-person size the first person proposes, and another books the same amount. Only the ' +
    'holder of the case may.',
  params: oneDispute,
  body: disputeCorrection,
  example: { amount: 1 },
  answers: { 200: saying(['DISPUTE_CORRECTED']), 202: saying(['CORRECTION_PROPOSED']) },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'NOT_CORRECTABLE',
    'CORRECTION_ABOVE_PAYMENT',
    'OWN_PROPOSAL',
    'NOT_YET_TWO',
  ],
  leaves: ['dispute.corrected'],
});

export const endDisputeRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/disputes/{id}/no-error',
  who: 'admin',
  right: 'decide-requests',
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Ends a reported payment without a correction: its customer reads why. Only the holder of ' +
    'the case may.',
  params: oneDispute,
  body: z.object({
    reason: oneOf(reasonCodes(reasonTexts.noError), 'Reason'),
    /** The text that the customer reads after the reason. */
    explanation,
    /** For the audit trail only. */
    note: optionalTextField(500),
  }),
  example: { reason: 'AS_ORDERED' },
  answers: { 200: saying(['DISPUTE_ENDED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['dispute.no_error_found'],
});
