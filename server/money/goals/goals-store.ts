import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import type { MonthStarts } from './goal-growth.ts';

export interface StoredGoal {
  accountId: string;
  name: string;
  amountMinor: bigint;
  targetDay: CalendarDay | null;
}

/** The goals of some accounts, by account. */
export async function findGoals(
  db: Queryable,
  accountIds: readonly string[],
): Promise<Map<string, StoredGoal>> {
  const { rows } = await db.query<StoredGoal>(
    `SELECT account_id AS "accountId", name, amount_minor AS "amountMinor",
            target_day AS "targetDay"
       FROM savings_goal WHERE account_id = ANY ($1::uuid[])`,
    [accountIds],
    { name: 'find-goals' },
  );
  return new Map(rows.map((goal) => [goal.accountId, goal]));
}

export async function writeGoal(
  tx: Tx,
  userId: string,
  { accountId, name, amountMinor, targetDay }: StoredGoal,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO savings_goal (account_id, user_id, name, amount_minor, target_day, set_at,
       was_ahead)
     SELECT $1, $2, $3, $4, $5, $6, a.posted < $4 FROM account a WHERE a.id = $1
     ON CONFLICT (account_id) DO UPDATE SET name = excluded.name,
       amount_minor = excluded.amount_minor, target_day = excluded.target_day,
       set_at = excluded.set_at, was_ahead = excluded.was_ahead`,
    [accountId, userId, name, amountMinor, targetDay, now],
  );
}

/** @returns whether there was one. */
export async function deleteGoal(tx: Tx, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM savings_goal WHERE account_id = $1', [
    accountId,
  ]);
  return rowCount > 0;
}

/** The balance at the beginning of each day, in their order; null before the first booking. */
export async function findMonthStarts(
  db: Queryable,
  accountId: string,
  days: readonly CalendarDay[],
): Promise<MonthStarts> {
  const { rows } = await db.query<{ balanceMinor: bigint | null }>(
    `SELECT ledger_balance_before($1, d.day::date::timestamp AT TIME ZONE $3) AS "balanceMinor"
       FROM unnest($2::text[]) WITH ORDINALITY AS d (day, place) ORDER BY d.place`,
    [accountId, days, bankTimeZone],
    { name: 'find-month-starts' },
  );
  return rows.map(({ balanceMinor }) => balanceMinor);
}

export const goalsClosing: CustomerClosing = {
  tables: { savings_goal: 'deleted' },
  async close(tx, _ctx, userId) {
    await tx.query('DELETE FROM savings_goal WHERE user_id = $1', [userId]);
  },
};
