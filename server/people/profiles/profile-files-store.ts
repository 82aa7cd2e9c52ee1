import type { Queryable, Tx } from '../../db/database.ts';

/** The file takes the place of the one before, which the database marks as replaced. */
export async function setProfileImage(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET profile_image = $2 WHERE id = $1', [userId, fileId]);
}

/** As with the picture. */
export async function setIdDocument(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET id_document = $2 WHERE id = $1', [userId, fileId]);
}

/** The document of before again, where there was one. @returns which it is now. */
export async function bringDocumentBack(
  tx: Tx,
  userId: string,
  fileId: string | null,
): Promise<string | null> {
  // A server of an earlier version forgets it after a day.
  const { rows } = await tx.query<{ id: string | null }>(
    `UPDATE users SET id_document = (SELECT id FROM stored_file WHERE id = $2) WHERE users.id = $1
      RETURNING id_document AS id`,
    [userId, fileId],
  );
  const found = rows[0]?.id ?? null;
  await tx.query('UPDATE stored_file SET replaced = false WHERE id = $1', [found]);
  return found;
}

/** Files are large: few go at once. */
const forgottenAtOnce = 100;

/**
 * Forgets files that a newer one took the place of. They count against their owner's quota for a
 * day, so they stay that long; a document stays as long as “This was not me” may bring it back.
 * @returns how many rows went.
 */
export async function forgetReplacedFiles(db: Queryable, now: Temporal.Instant): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM stored_file WHERE id IN (SELECT id FROM stored_file WHERE replaced
      AND created_at < $1
      AND NOT EXISTS (SELECT FROM former_contact f WHERE f.id_document = stored_file.id)
      LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now.subtract({ hours: 24 }), forgottenAtOnce],
  );
  return rowCount;
}
