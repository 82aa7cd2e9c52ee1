import type { StatementDelivery } from '../../../../contract/money/statements.ts';
import type { SignedInContext } from '../../../context.ts';
import { lockOwnSession } from '../../../people/users/lock-user.ts';
import { recordAudit } from '../../../services/audit/audit-event.ts';
import { setStatementsMailed } from './monthly-store.ts';

/** Chooses how each month’s statements come. Said twice, it is one change and one line. */
export async function chooseDelivery(
  ctx: SignedInContext,
  delivery: StatementDelivery,
): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    const { id: userId } = await lockOwnSession(tx, ctx);
    if (await setStatementsMailed(tx, userId, delivery === 'email'))
      await recordAudit(tx, ctx, {
        action: 'statement.delivery_chosen',
        subject: `user:${userId}`,
        details: { delivery },
      });
  });
}
