import * as z from 'zod/mini';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { amount, idField, oneOf, optionalTextField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const dishonorCheckRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/checks/{id}/dishonor',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Takes back the credit of an accepted check that the bank it is drawn on did not pay, on ' +
    'hold or not, once. An account never goes below zero: what is spent already is a loss of ' +
    'the bank.',
  params: z.object({ id: idField }),
  body: z.strictObject({
    reason: oneOf(reasonCodes(reasonTexts.checkDishonor), 'Reason'),
    /** For the audit trail; only staff read it. */
    note: optionalTextField(500),
  }),
  example: { reason: 'INSUFFICIENT_FUNDS' },
  answers: { 200: saying(['CHECK_DISHONORED'], { takenBack: amount, loss: amount }) },
  refusals: ['CASE_NOT_FOUND', 'CHECK_NOT_ACCEPTED', 'CASE_DECIDED'],
  leaves: ['check.dishonored'],
});
