import type { createInternationalTransferRoute } from '../../../contract/money/international-transfers.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { planOrder } from './plan-order.ts';
import { type OrderedBy, signAt } from './sign-at.ts';

interface Asked extends OrderedBy<typeof createInternationalTransferRoute> {
  /** The price that was held for it; undefined: the rate of the moment. */
  quoteId: string | undefined;
}

/** Plans a transfer abroad. */
export async function createInternationalTransfer(
  ctx: SignedInContext,
  { body, proof, quoteId }: Asked,
  claim: Claim,
): Promise<PostingPlan> {
  const {
    recipientName,
    recipientAccount,
    recipientBank,
    recipientSwift,
    recipientIban,
    recipientCountry,
    transferType,
  } = body;
  return await planOrder(ctx, claim, {
    kind: 'international',
    body,
    sign: signAt(ctx, proof, { call: 'transfers/international', body, quoteId }),
    quoteId,
    debitedAccount: body.debitedAccount,
    recipient: {
      recipientName,
      recipientAccount,
      recipientBank,
      recipientSwift,
      recipientIban,
      recipientCountry,
      transferType,
    },
    recipientTown: body.recipientTown,
    amountMinor: exactMinor(body.amount),
    currency: body.currency,
    transferDate: body.transferDate,
    reference: body.reference,
    says: 'TRANSFER_SUBMITTED',
  });
}
