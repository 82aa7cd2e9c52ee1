import type { BodyOf } from '../../../contract/calls/route.ts';
import type { SavingsGoal, setSavingsGoalRoute } from '../../../contract/money/savings-goals.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { goalView } from './goal-view.ts';
import { writeGoal } from './goals-store.ts';
import { requireSavings } from './require-savings.ts';

const notAhead = 'Please choose a date after today.';

/**
 * Sets the goal of an own savings account, in place of the one before.
 * @throws {Refusal} ACCOUNT_NOT_FOUND; INVALID_FIELDS for a day that is not ahead.
 */
export async function setGoal(
  ctx: SignedInContext,
  number: string,
  { name, amount, targetDay }: BodyOf<typeof setSavingsGoalRoute>,
): Promise<SavingsGoal> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  const account = await requireSavings(ctx, number);
  if (targetDay !== undefined && targetDay <= clock.businessDay())
    refuse('INVALID_FIELDS', { fields: { targetDay: notAhead }, params: { first: notAhead } });
  const amountMinor = exactMinor(amount);
  const goal = { accountId: account.id, name, amountMinor, targetDay: targetDay ?? null };
  await db.tx(async (tx) => {
    // Locked, so that no goal is set while staff delete the customer.
    await lockActiveUser(tx, userId);
    await writeGoal(tx, userId, goal, clock.now());
    await recordAudit(tx, ctx, {
      action: 'goal.set',
      subject: `account:${account.id}`,
      details: { name },
    });
  });
  return await goalView(ctx.bank, account, goal);
}
