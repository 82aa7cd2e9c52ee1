import { addMonths } from '../../../contract/values/calendar-day.ts';
import type { SavingsGoal } from '../../../contract/money/savings-goals.ts';
import type { Bank } from '../../bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { growthOf, monthReached, neededMonthly } from './goal-growth.ts';
import { findMonthStarts, type StoredGoal } from './goals-store.ts';

const monthsBack = [0, 1, 2, 3];

/** A goal as its customer reads it; of one that is reached nothing is left to be reckoned. */
export async function goalView(
  { db, clock }: Bank,
  account: StoredAccount,
  { name, amountMinor, targetDay }: StoredGoal,
): Promise<SavingsGoal> {
  const today = clock.businessDay();
  const leftMinor = amountMinor - account.postedMinor;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const growth =
    leftMinor > 0n
      ? growthOf(
          await findMonthStarts(
            db,
            account.id,
            monthsBack.map((months) => addMonths(thisMonth, -months)),
          ),
        )
      : undefined;
  return {
    name,
    amount: amountMinor,
    targetDay,
    growth: growth ? { months: growth.months, amount: growth.amountMinor } : null,
    reachedIn: (growth && monthReached(leftMinor, growth, today)) ?? null,
    monthlyNeeded:
      leftMinor > 0n && targetDay !== null && targetDay > today
        ? neededMonthly(leftMinor, today, targetDay)
        : null,
  };
}
