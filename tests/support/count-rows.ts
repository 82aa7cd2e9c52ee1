import type { Queryable } from '../../server/db/database.ts';

/** Tables that jobs write by their own timetable, also during a test. */
const writtenByBeats = [
  'job_state',
  'job_run',
  'job_lease',
  'search_list',
  'search_token',
  'payee',
  'payee_progress',
  'audit_block',
];

/**
 * One statement for all tables of a database. Some tests count thousands of times, and its plan
 * costs more than its rows.
 */
const statements = new WeakMap<Queryable, Promise<string>>();

async function statementFor(db: Queryable): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND NOT (tablename = ANY ($1)) ORDER BY 1`,
    [writtenByBeats],
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) AS count FROM "${name}"`,
  );
  // In one order, so that two answers can be compared as text: parallel workers answer in any.
  return `${counts.join(' UNION ALL ')} ORDER BY 1`;
}

/**
 * Rows of every table: two equal counts mean that nothing was written in between. Sessions' last
 * use is an update, so it does not count.
 */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const statement = statements.get(db) ?? statementFor(db);
  statements.set(db, statement);
  const { rows } = await db.query<{ name: string; count: bigint }>(await statement, [], {
    name: 'count-rows',
  });
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
