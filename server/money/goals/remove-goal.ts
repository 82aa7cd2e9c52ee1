import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { deleteGoal } from './goals-store.ts';
import { requireSavings } from './require-savings.ts';

/**
 * Removes the goal of an own savings account.
 * @throws {Refusal} ACCOUNT_NOT_FOUND, GOAL_NOT_FOUND.
 */
export async function removeGoal(ctx: SignedInContext, number: string): Promise<void> {
  const account = await requireSavings(ctx, number);
  await ctx.bank.db.tx(async (tx) => {
    if (!(await deleteGoal(tx, account.id))) refuse('GOAL_NOT_FOUND');
    await recordAudit(tx, ctx, { action: 'goal.removed', subject: `account:${account.id}` });
  });
}
