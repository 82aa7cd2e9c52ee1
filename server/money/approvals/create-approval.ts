import { usdParam } from '../../../contract/refusals/params.ts';
import type { createApprovalRoute } from '../../../contract/approvals.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { grantOneUse } from '../../ledger/one-use.ts';
import { refuse } from '../../base/refusal.ts';
import { approvalClaim } from './approval-claim.ts';
import { requirePin } from '../../people/security-pin/require-pin.ts';
import { orderFee } from './order-fee.ts';

const lifeMinutes = 5;

/**
 * Signs one order with the PIN, at the fee of the moment. What is kept is the hash of both:
 * whatever is paid under it is what was signed.
 */
export async function createApproval(
  ctx: SignedInContext,
  input: BodyOf<typeof createApprovalRoute>,
): Promise<Temporal.Instant> {
  await requirePin(ctx, input.securityPin);
  const expiresAt = ctx.bank.clock.now().add({ minutes: lifeMinutes });
  const { fee: shown, ...order } = input.order;
  const feeMinor = await orderFee(ctx, order.call);
  const isQuoted = 'quoteId' in order && order.quoteId !== undefined;
  if (!isQuoted && shown !== undefined && exactMinor(shown) !== feeMinor)
    refuse('FEE_CHANGED', { params: { fee: usdParam(feeMinor) } });
  const { id, digest } = approvalClaim(ctx.session.id, { ...order, feeMinor });
  await ctx.bank.db.tx((tx) =>
    grantOneUse(tx, { id, ownerId: ctx.session.userId, digest, expiresAt }),
  );
  return expiresAt;
}
