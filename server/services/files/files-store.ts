import type { Queryable, Tx } from '../../db/database.ts';
import { sealedColumn } from '../jobs/sealed-column.ts';

export type FilePurpose =
  | 'check_front'
  | 'check_back'
  | 'profile_photo'
  | 'id_document'
  | 'message';

export interface StoredFile {
  id: string;
  ownerId: string;
  purpose: FilePurpose;
  mediaType: 'image/jpeg' | 'application/pdf';
  sizeBytes: number;
  sealed: Buffer;
  createdAt: Temporal.Instant;
}

const columns = `id, owner_id AS "ownerId", purpose, media_type AS "mediaType",
  size_bytes AS "sizeBytes", sealed, created_at AS "createdAt"`;

export const sealedFiles = sealedColumn<StoredFile>({
  table: 'stored_file',
  column: 'sealed',
  select: columns,
});

export async function insertFile(tx: Tx, file: StoredFile): Promise<void> {
  await tx.query(
    `INSERT INTO stored_file (id, owner_id, purpose, media_type, size_bytes, sealed, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      file.id,
      file.ownerId,
      file.purpose,
      file.mediaType,
      file.sizeBytes,
      file.sealed,
      file.createdAt,
    ],
  );
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const { rows } = await db.query<StoredFile>(`SELECT ${columns} FROM stored_file WHERE id = $1`, [
    id,
  ]);
  return rows[0];
}

/**
 * How many files of an owner have been stored since an instant, and their size together. Locks the
 * owner's row, so that two uploads at once are counted one after the other.
 */
export async function countFilesSince(
  tx: Tx,
  ownerId: string,
  since: Temporal.Instant,
): Promise<{ count: number; bytes: number }> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  const { rows } = await tx.query<{ count: bigint; bytes: bigint }>(
    `SELECT count(*) AS count, coalesce(sum(size_bytes), 0) AS bytes FROM stored_file
      WHERE owner_id = $1 AND created_at > $2`,
    [ownerId, since],
  );
  return { count: Number(rows[0]?.count ?? 0n), bytes: Number(rows[0]?.bytes ?? 0n) };
}
