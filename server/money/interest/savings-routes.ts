import { listSavingsAccountsRoute, type SavingsAccount } from '../../../contract/money/accounts.ts';
import {
  removeSavingsGoalRoute,
  setSavingsGoalRoute,
} from '../../../contract/money/savings-goals.ts';
import { annualYieldBps } from '../../../contract/money/savings-interest.ts';
import { said } from '../../../contract/calls/said.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo } from '../../http/bind-route.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { goalView } from '../goals/goal-view.ts';
import { findGoals } from '../goals/goals-store.ts';
import { removeGoal } from '../goals/remove-goal.ts';
import { setGoal } from '../goals/set-goal.ts';
import { firstOfMonth, interestEarned } from './interest-earned.ts';
import { sumInterestSince } from './interest-store.ts';

/**
 * The own savings accounts with rate and yield in force, the interest this month has earned until
 * yesterday, what was credited this year, and the goal.
 */
async function savingsAccounts(ctx: SignedInContext): Promise<SavingsAccount[]> {
  const { db, clock } = ctx.bank;
  const today = clock.businessDay();
  const accounts = (await findAccountsOf(db, [ctx.session.userId])).filter(
    ({ kind }) => kind === 'savings',
  );
  const { rateBps } = await readPolicy(db, 'savingsRate', clock.businessNow());
  const earned = await interestEarned(
    db,
    accounts.map(({ id }) => ({ accountId: id, from: firstOfMonth(today), until: today })),
  );
  const credited = await sumInterestSince(
    db,
    accounts.map(({ id }) => id),
    `${today.slice(0, 4)}-01-01`,
  );
  const goals = await findGoals(
    db,
    accounts.map(({ id }) => id),
  );
  return await Promise.all(
    accounts.map(async (account) => {
      const goal = goals.get(account.id);
      return {
        ...accountView(account),
        rateBps,
        apyBps: annualYieldBps(rateBps),
        interestThisMonth: earned.get(account.id) ?? 0n,
        interestThisYear: credited.get(account.id) ?? 0n,
        goal: goal ? await goalView(ctx.bank, account, goal) : null,
      };
    }),
  );
}

export const callsOfSavings = [
  answerTo(listSavingsAccountsRoute, async (ctx) => await savingsAccounts(ctx)),

  answerTo(setSavingsGoalRoute, async (ctx, { params, body }) => {
    const goal = await setGoal(ctx, params.number, body);
    return { ...said('GOAL_SET'), goal };
  }),

  answerTo(removeSavingsGoalRoute, async (ctx, { params }) => {
    await removeGoal(ctx, params.number);
    return said('GOAL_REMOVED');
  }),
];
