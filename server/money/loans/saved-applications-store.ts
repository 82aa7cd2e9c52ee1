import type { Queryable, Tx } from '../../db/database.ts';
import { sealedColumn } from '../../services/jobs/sealed-column.ts';

export interface StoredApplication {
  /** The customer's. */
  id: string;
  sealed: Buffer;
  savedAt: Temporal.Instant;
}

const columns = 'id, sealed, saved_at AS "savedAt"';

export const sealedApplications = sealedColumn<StoredApplication>({
  table: 'saved_application',
  column: 'sealed',
  select: columns,
});

export async function findSavedApplication(
  db: Queryable,
  userId: string,
): Promise<StoredApplication | undefined> {
  const { rows } = await db.query<StoredApplication>(
    `SELECT ${columns} FROM saved_application WHERE id = $1`,
    [userId],
    { name: 'find-saved-application' },
  );
  return rows[0];
}

/** In place of the one before. */
export async function putSavedApplication(
  tx: Tx,
  { id, sealed, savedAt }: StoredApplication,
): Promise<void> {
  await tx.query(
    `INSERT INTO saved_application (id, sealed, saved_at) VALUES ($1, $2, $3) ON CONFLICT (id)
      DO UPDATE SET sealed = excluded.sealed, saved_at = excluded.saved_at`,
    [id, sealed, savedAt],
  );
}

/** @returns whether there was one. */
export async function deleteSavedApplication(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.query('DELETE FROM saved_application WHERE id = $1', [userId])).rowCount > 0;
}

/**
 * Deletes those not saved again since.
 * @returns how many rows went.
 */
export async function deleteSavedApplicationsBefore(
  db: Queryable,
  before: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM saved_application WHERE id IN (SELECT id FROM saved_application WHERE saved_at < $1
      LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  );
  return rowCount;
}
