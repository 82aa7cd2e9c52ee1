import { billBank, type payBillRoute } from '../../../contract/money/bills.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { planOrder } from '../transfers/plan-order.ts';
import { type OrderedBy, signAt } from '../transfers/sign-at.ts';
import { billRecurrence } from './bill-recurrence.ts';

/** Plans a bill, with the schedule of a recurring one. */
export async function payBill(
  ctx: SignedInContext,
  { body, proof }: OrderedBy<typeof payBillRoute>,
  claim: Claim,
): Promise<PostingPlan> {
  const { recipientName, recipientAccount, billType } = body;
  return await planOrder(ctx, claim, {
    kind: 'bill',
    body,
    sign: signAt(ctx, proof, { call: 'transfers/payBill', body }),
    debitedAccount: body.debitedAccount,
    recipient: {
      recipientName,
      recipientAccount,
      recipientBank: billBank,
      billType: billType || null,
    },
    amountMinor: exactMinor(body.amount),
    transferDate: body.transferDate,
    reference: body.reference,
    says: 'PAYMENT_SUBMITTED',
    recurrence: billRecurrence(ctx, body),
  });
}
