import '../../app/configure-zod.ts';
import type * as z from 'zod/mini';
import { checkAcceptance } from '../../../contract/check-acceptance.ts';
import { minorFromNumber, parseTypedAmount } from '../../../contract/money.ts';
import { typedAmount } from '../../ui/typed-amount.ts';

export type Acceptance = z.infer<typeof checkAcceptance>;

export interface AmountErrors {
  amount?: string;
  confirmedAmount?: string;
}

interface Typed {
  amount: string;
  again: string;
  /** What the customer wrote, in minor units. */
  stated: bigint | null;
}

const amountRule = typedAmount(checkAcceptance.shape.amount);

/** The body to send, or what is wrong with the amounts. */
export function checkAmounts({
  amount,
  again,
  stated,
}: Typed): { body: Acceptance } | { errors: AmountErrors } {
  const read = amountRule.safeParse(amount);
  if (!read.success) return { errors: { amount: read.error.issues[0]?.message ?? '' } };
  if (minorFromNumber(read.data) === stated) return { body: { amount: read.data } };
  if (again.trim() === '') return { errors: { confirmedAmount: 'Please type the amount again.' } };
  if (parseTypedAmount(again) !== minorFromNumber(read.data))
    return { errors: { confirmedAmount: 'The two amounts differ. Please read the check again.' } };
  return { body: { amount: read.data, confirmedAmount: read.data } };
}
