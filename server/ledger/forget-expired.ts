import type { Queryable } from '../db/database.ts';

/**
 * Forgets what no posting can need any more: approvals and quotes that expired two days ago, and
 * counters of then (real time; none counts longer than a day). At most `limit` of each, so that it
 * never holds locks for long. Safe to run on two servers at once.
 * @returns how many rows went.
 */
export async function forgetExpired(
  queryable: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const before = now.subtract({ hours: 48 });
  const oneUses = await queryable.query(
    `DELETE FROM one_use WHERE id IN (SELECT id FROM one_use WHERE expires_at < $1
      ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  );
  const counters = await queryable.query(
    `DELETE FROM usage_counter WHERE id IN (SELECT id FROM usage_counter WHERE created_at < $1
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  );
  return oneUses.rowCount + counters.rowCount;
}
