import type { createApprovalRoute } from '../../../contract/money/approvals.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { SignedInContext } from '../../context.ts';
import { keepSignature } from './authorisations-store.ts';
import type { DollarsOf } from './factor-for-order.ts';
import { orderFee } from './order-fee.ts';
import { signOrder } from './sign-order.ts';
import { signTogether } from './sign-together.ts';

/** Signs one order at the fee of the moment, so that it can be posted once in the next minutes. */
export async function createApproval(
  ctx: SignedInContext,
  approval: BodyOf<typeof createApprovalRoute>,
  dollarsOf: DollarsOf,
): Promise<Temporal.Instant> {
  const feeMinor = await orderFee(ctx, approval.order.call);
  return await signOrder(
    ctx,
    { approval, feeMinor, dollarsOf },
    {
      alone: async (tx, signature) => {
        await keepSignature(tx, signature);
        return signature.expiresAt;
      },
      together: (pin, signature) => signTogether(ctx, pin, signature),
    },
  );
}
