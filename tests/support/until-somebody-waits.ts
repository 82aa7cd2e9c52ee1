import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../server/db/database.ts';

// A session that waits for a row waits for the transaction that holds it; only the waiter's other
// locks say in which database that is.
const waitingSessions = `SELECT count(DISTINCT waiter.pid) AS waiting FROM pg_locks waiter
  JOIN pg_locks other ON other.pid = waiter.pid
  WHERE NOT waiter.granted AND other.database = (SELECT oid FROM pg_database
    WHERE datname = current_database())`;

/**
 * Resolves once `count` sessions of this PostgreSQL database wait for a row that another session
 * holds.
 */
export async function untilSomebodyWaits(db: Queryable, count = 1): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await db.query<{ waiting: bigint }>(waitingSessions);
    if ((rows[0]?.waiting ?? 0n) >= count) return;
    await pause(10);
  }
  throw new Error(`fewer than ${count} sessions wait for a row`);
}
