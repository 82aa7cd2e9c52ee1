import * as z from 'zod/mini';
import { amountField, optionalTextField } from '../values/fields.ts';

/**
 * The staff's credit for a reported payment. Apart from the routes, so that the form carries none
 * of them.
 */
export const disputeCorrection = z.object({
  amount: amountField({ required: 'Amount is required.', positive: 'Amount must be above zero.' }),
  /** For the audit trail only. */
  note: optionalTextField(500),
});
