import '../../app/configure-zod.ts';
import type * as z from 'zod/mini';
import { checkAcceptance } from '../../../contract/money/check-acceptance.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import type { Checked } from '../../ui/form/use-form.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';

interface Typed {
  amount: string;
  confirmedAmount: string;
}

const amountRule = typedAmount(checkAcceptance.shape.amount);

/**
 * The body to send, or what is wrong with the amounts. `stated` is what the customer wrote, in minor
 * units.
 */
export function checkAmounts(
  { amount, confirmedAmount }: Typed,
  stated: bigint | null,
): Checked<z.input<typeof checkAcceptance>> {
  const read = amountRule.safeParse(amount);
  if (!read.success) return { errors: { amount: read.error.issues[0]?.message } };
  if (read.data === stated) return { values: { amount: read.data } };
  if (confirmedAmount.trim() === '')
    return { errors: { confirmedAmount: 'Please type the amount again.' } };
  if (parseTypedAmount(confirmedAmount) !== read.data)
    return { errors: { confirmedAmount: 'The two amounts differ. Please read the check again.' } };
  return { values: { amount: read.data, confirmedAmount: read.data } };
}
