import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import { funding, invalidDeposit } from '../../../contract/staff/admin-users.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { instantTyped, withOffset } from '../../bank/bank-clock.ts';
import type { Checked } from '../../ui/form/use-form.ts';

const { shape } = funding;

/** The form's fields in the order in which they are complained about. */
const typedFunding = z.object({
  accountName: shape.accountName,
  amount: typedAmount(shape.amount, { malformed: invalidDeposit }),
  senderAccount: shape.senderAccount,
  recipientBank: shape.recipientBank,
  reference: shape.reference,
  transferDate: shape.transferDate,
});

export type Funding = z.input<typeof funding>;

/** The body to send, or the first thing that is wrong: staff mend one field at a time. */
export function checkFunding(typed: unknown): Checked<Funding> {
  const checked = typedFunding.safeParse(typed);
  if (checked.success)
    return {
      values: {
        ...checked.data,
        transferDate: withOffset(instantTyped(checked.data.transferDate)),
      },
    };
  const [first] = checked.error.issues;
  return { errors: { [String(first?.path[0])]: first?.message ?? invalidDeposit } };
}
