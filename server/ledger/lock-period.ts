import type { Queryable } from '../db/database.ts';

/**
 * Nothing is booked before an instant (business time) any more, on any server. Waits for postings
 * under way.
 */
export async function lockPeriod(db: Queryable, untilAt: Temporal.Instant): Promise<void> {
  const { rowCount } = await db.query('SELECT FROM period_lock WHERE closed_until < $1', [untilAt]);
  if (rowCount > 0) await db.query('SELECT ledger_lock_period($1)', [untilAt]);
}
