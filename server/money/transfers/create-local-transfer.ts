import type { createLocalTransferRoute } from '../../../contract/money/local-transfers.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { planOrder } from './plan-order.ts';
import { type OrderedBy, signAt } from './sign-at.ts';

/**
 * Plans a local transfer: to an account of ours that has the routing and account number, else out
 * to another bank.
 */
export async function createLocalTransfer(
  ctx: SignedInContext,
  { body, proof }: OrderedBy<typeof createLocalTransferRoute>,
  claim: Claim,
): Promise<PostingPlan> {
  const { recipientName, recipientAccount, recipientBank, recipientRouting, transferType } = body;
  return await planOrder(ctx, claim, {
    kind: 'local',
    body,
    sign: signAt(ctx, proof, { call: 'transfers/local', body }),
    debitedAccount: body.debitedAccount,
    recipient: { recipientName, recipientAccount, recipientBank, recipientRouting, transferType },
    amountMinor: exactMinor(body.amount),
    transferDate: body.transferDate,
    reference: body.reference,
    says: 'TRANSFER_SUBMITTED',
  });
}
