import type { listDebtsOfUserRoute } from '../../../contract/staff/customer-vouchers.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Success } from '../../http/handler.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findDebtsOfCustomer } from './undone-journals-store.ts';

/** Shows what a person owes, also one who has left; the look is written to the trail. */
export async function showDebts(
  ctx: SignedInContext,
  userId: string,
): Promise<Success<typeof listDebtsOfUserRoute>['body']> {
  return await ctx.bank.db.tx(async (tx) => {
    const debts = await findDebtsOfCustomer(tx, userId);
    if (debts.length === 0 && !(await findUser(tx, userId))) refuse('USER_NOT_FOUND');
    await recordAudit(tx, ctx, { action: 'user.debts_viewed', subject: `user:${userId}` });
    return {
      debts: debts.map(({ journalId, madeAt, amountMinor, openMinor }) => ({
        _id: journalId,
        since: textFromInstant(madeAt),
        amount: amountMinor,
        open: openMinor,
      })),
    };
  });
}
