import { paymentKinds } from './payment-kinds.ts';
import type { Transfer } from './transfers.ts';

/** The minutes in which an international transfer can be canceled after its money was taken. */
export const cancelMinutes = 30;

/**
 * @returns the end of the time in which its payer can cancel an order whose money was taken, in
 * milliseconds of business time; undefined for one that can’t be canceled, or no longer.
 */
export function canceledUntilMs({
  category,
  status,
  bookedAt,
  transactionType,
}: Pick<Transfer, 'category' | 'status' | 'bookedAt' | 'transactionType'>): number | undefined {
  return transactionType === 'debit' &&
    category === paymentKinds.international.label &&
    status === 'Pending' &&
    bookedAt !== null
    ? Date.parse(bookedAt) + cancelMinutes * 60_000
    : undefined;
}
