import type { Queryable } from '../../server/db/database.ts';

/** What jobs write at their own beat, whatever a test does meanwhile. */
const writtenByBeats = ['job_state', 'job_run', 'payment_word', 'payment_word_progress', 'audit_block'];

/** Rows of every table: two equal counts mean that nothing was written in between. Sessions' last use is an update, so it does not count. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND NOT (tablename = ANY ($1)) ORDER BY 1`,
    [writtenByBeats],
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) AS count FROM "${name}"`);
  const { rows } = await db.query<{ name: string; count: bigint }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
