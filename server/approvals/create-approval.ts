import type { createApproval as route } from '../../contract/approvals.ts';
import type { BodyOf } from '../../contract/route.ts';
import type { SignedInContext } from '../context.ts';
import { grantOneUse } from '../ledger/one-use.ts';
import { approvalOf } from './approval-claim.ts';
import { checkPin } from './check-pin.ts';

const lifeMinutes = 5;

/** Signs one order with the PIN. What is kept is the order's hash: whatever is paid under it is what was signed. */
export async function createApproval(ctx: SignedInContext, input: BodyOf<typeof route>): Promise<Temporal.Instant> {
  await checkPin(ctx, input.securityPin);
  const expiresAt = ctx.bank.clock.now().add({ minutes: lifeMinutes });
  const { id, digest } = approvalOf(ctx.session.id, input.order);
  await ctx.bank.db.tx((tx) => grantOneUse(tx, { id, ownerId: ctx.session.userId, digest, expiresAt }));
  return expiresAt;
}
