import * as z from 'zod/mini';
import { amountField, sentAmount } from '../values/fields.ts';

/**
 * The staff's acceptance of a check. By itself, so that its form loads no other schema of the
 * staff's.
 */
export const checkAcceptance = z.strictObject({
  amount: amountField({
    required: 'Please enter the amount of the check.',
    positive: 'Amount must be greater than 0.',
  }),
  /** The same amount once more, where it is not the one the customer wrote. */
  confirmedAmount: z.optional(sentAmount(z.number('Please type the amount again.'))),
});
