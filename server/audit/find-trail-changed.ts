import type { Queryable } from '../db/database.ts';

/** Whether the last proof that looked at the trail found it changed. */
export async function findTrailChanged(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ changed: boolean }>(
    `SELECT trail -> 'findings' <> '[]' AS changed FROM books_proof WHERE trail IS NOT NULL ORDER BY asked_at DESC LIMIT 1`,
  );
  return rows[0]?.changed ?? false;
}
