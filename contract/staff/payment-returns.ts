import * as z from 'zod/mini';
import { caseDecision, caseFields, queueFields, declining } from '../calls/cases.ts';
import { amount, idField } from '../values/fields.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { payer } from './staff-payments.ts';
import { transfer, transferReceipt } from '../money/transfers.ts';

const wrongReference =
  'A message or trace number has 6 to 35 letters, digits or any of . : / + ( ) -, as the other ' +
  'bank wrote it.';

/**
 * The number under which the other bank sent the return: the trace number of an ACH entry, the IMAD
 * of a wire, or the message ID of a `pacs.004`, whose 35 characters are the most.
 */
export const otherBankReference = z
  .string(wrongReference)
  .check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9.:/+()-]{5,34}$/, wrongReference));

const oneReturn = z.object({ id: idField });

const returnReason = z.enum(reasonCodes(reasonTexts.paymentReturn));

/** A return as it was proposed. */
const proposedReturn = z.strictObject({
  /** The amount that goes back to the payer, in US dollars. */
  amount,
  reason: returnReason,
  otherBankReference: z.nullable(z.string()),
  /** The username of who proposed it. */
  proposedBy: z.string(),
  isYours: z.boolean(),
});

/** The return of a payment that waits for a second person. */
export const waitingReturn = z.strictObject({
  _id: z.string(),
  proposedBy: z.string(),
  isYours: z.boolean(),
});

export const listPaymentReturnsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/payment-returns',
  who: 'admin',
  right: 'see-customers',
  look: ['payment_returns.listed'],
  background: true,
  summary:
    'Returns of outside payments above the two-person size that wait for a second person, oldest ' +
    'first.',
  answers: {
    200: z.strictObject({
      ...queueFields,
      cases: z.array(
        z.strictObject({ ...caseFields, payer, payment: transfer, proposal: proposedReturn }),
      ),
    }),
  },
  refusals: [],
});

export const getPaymentReturnRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/payment-returns/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['payment_return.viewed'],
  summary:
    'One proposed return with its payment, waiting or decided. The look is written to the audit ' +
    'trail.',
  params: oneReturn,
  answers: {
    200: z.strictObject({
      ...caseFields,
      payer,
      payment: transferReceipt,
      proposal: proposedReturn,
      /** The two-person size, or the sum of a day, that it was above. */
      above: amount,
      decision: z.nullable(caseDecision),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const approveReturnRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/payment-returns/{id}/approve',
  who: 'admin',
  right: 'decide-requests',
  summary:
    'Returns the payment as it was proposed, once. Only the holder of the case may, and never who ' +
    'proposed it.',
  params: oneReturn,
  answers: {
    200: saying(['PAYMENT_RETURNED'], { payment: transfer, toUnclaimedFunds: z.boolean() }),
  },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'OWN_PROPOSAL',
    'NOT_YET_TWO',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'PROPOSER_LEFT',
    'NOT_RETURNABLE',
    'RETURN_UNTRACED',
  ],
  leaves: ['payment.returned'],
});

export const declineReturnRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/payment-returns/{id}/decline',
  who: 'admin',
  right: 'decide-requests',
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Declines a proposed return with a reason: no money moves. The person who proposed it may take ' +
    'it back this way. Only the holder of the case may.',
  params: oneReturn,
  body: declining(reasonCodes(reasonTexts.returnDecline)),
  example: { reason: 'NOT_SENT_BACK' },
  answers: { 200: saying(['RETURN_DECLINED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['payment.return_declined'],
});
