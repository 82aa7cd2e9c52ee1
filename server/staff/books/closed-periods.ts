import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Period } from '../../../contract/values/periods.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** To the end of the transaction no other signs or reopens a period, and no day is reopened. */
export async function lockPeriods(tx: Tx): Promise<void> {
  await tx.query('SELECT lock_periods()');
}

/** The first closed month, or its year, that a day or one after it belongs to. */
export async function findClosedPeriodFrom(
  db: Queryable,
  day: CalendarDay,
): Promise<Period | undefined> {
  const { rows } = await db.query<{ period: Period }>(
    `SELECT period FROM closed_period_in_force WHERE last_day >= $1 ORDER BY place LIMIT 1`,
    [day],
  );
  return rows[0]?.period;
}
