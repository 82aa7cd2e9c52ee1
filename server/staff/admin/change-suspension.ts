import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { requireUser } from './user-for-staff.ts';

/**
 * Suspends a customer or lifts it. Said twice it stays as it is: the answer is the same, the trail
 * has one line.
 */
export async function changeSuspension(
  ctx: SignedInContext,
  userId: string,
  suspended: boolean,
): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.role === 'admin') refuse('ADMIN_NOT_SUSPENDABLE');
    const changed = await ctx.bank.ledger.setSuspended(tx, userId, suspended);
    if (changed)
      await recordAudit(tx, ctx, {
        action: suspended ? 'user.suspended' : 'user.unsuspended',
        subject: `user:${userId}`,
      });
  });
}
