import type { SavedSearch } from '../../../contract/money/saved-searches.ts';
import type { Queryable, Tx } from '../../db/database.ts';

const columns = 'id AS "_id", name, filter';

/** By name, as people order names. */
export async function findSavedSearches(db: Queryable, userId: string): Promise<SavedSearch[]> {
  const { rows } = await db.query<SavedSearch>(
    `SELECT ${columns} FROM saved_search WHERE user_id = $1 ORDER BY lower(name)`,
    [userId],
    {
      name: 'find-saved-searches',
    },
  );
  return rows;
}

export async function findSearchNamed(
  tx: Tx,
  userId: string,
  name: string,
): Promise<SavedSearch | undefined> {
  const { rows } = await tx.query<SavedSearch>(
    `SELECT ${columns} FROM saved_search WHERE user_id = $1 AND lower(name) = lower($2)`,
    [userId, name],
  );
  return rows[0];
}

export async function countSavedSearches(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM saved_search WHERE user_id = $1',
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

export async function insertSavedSearch(
  tx: Tx,
  userId: string,
  { _id, name, filter }: SavedSearch,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'INSERT INTO saved_search (id, user_id, name, filter, created_at) VALUES ($1, $2, $3, $4, $5)',
    [_id, userId, name, JSON.stringify(filter), now],
  );
}

/** @returns whether it was there. */
export async function deleteSavedSearch(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (
    (await tx.query('DELETE FROM saved_search WHERE id = $1 AND user_id = $2', [id, userId]))
      .rowCount > 0
  );
}

export async function deleteSavedSearchesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM saved_search WHERE user_id = $1', [userId]);
}
