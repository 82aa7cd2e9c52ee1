import type { Queryable, Tx } from '../../db/database.ts';
import { sealedColumn } from '../jobs/sealed-column.ts';

export type FilePurpose =
  | 'check_front'
  | 'check_back'
  | 'profile_photo'
  | 'id_document'
  | 'message'
  | 'voucher';

/** A file without its bytes. */
export interface FileFacts {
  id: string;
  ownerId: string;
  purpose: FilePurpose;
  mediaType: 'image/jpeg' | 'application/pdf';
  sizeBytes: number;
  createdAt: Temporal.Instant;
  /** Of a PDF, once they were counted. */
  pages: number | null;
}

export interface StoredFile extends FileFacts {
  sealed: Buffer;
}

const facts = `id, owner_id AS "ownerId", purpose, media_type AS "mediaType",
  size_bytes AS "sizeBytes", created_at AS "createdAt", pages`;
const columns = `${facts}, sealed`;

export const sealedFiles = sealedColumn<StoredFile>({
  table: 'stored_file',
  column: 'sealed',
  select: columns,
});

export async function insertFile(tx: Tx, file: StoredFile): Promise<void> {
  await tx.query(
    `INSERT INTO stored_file (id, owner_id, purpose, media_type, size_bytes, sealed, created_at,
        pages)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      file.id,
      file.ownerId,
      file.purpose,
      file.mediaType,
      file.sizeBytes,
      file.sealed,
      file.createdAt,
      file.pages,
    ],
  );
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const { rows } = await db.query<StoredFile>(`SELECT ${columns} FROM stored_file WHERE id = $1`, [
    id,
  ]);
  return rows[0];
}

export async function findFileFacts(db: Queryable, id: string): Promise<FileFacts | undefined> {
  const { rows } = await db.query<FileFacts>(`SELECT ${facts} FROM stored_file WHERE id = $1`, [
    id,
  ]);
  return rows[0];
}

/**
 * Counts the files of an owner that have been stored since an instant, and adds up their sizes and
 * those of the pages they are shown as. Locks the owner's row, so that two uploads at once are
 * counted one after the other.
 */
export async function countFilesSince(
  tx: Tx,
  ownerId: string,
  since: Temporal.Instant,
): Promise<{ count: number; bytes: number }> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  const { rows } = await tx.query<{ count: bigint; bytes: bigint }>(
    `SELECT count(*) AS count, coalesce(sum(f.size_bytes + p.bytes), 0)::bigint AS bytes
       FROM stored_file f CROSS JOIN LATERAL (SELECT coalesce(sum(size_bytes), 0) AS bytes
         FROM stored_page WHERE file_id = f.id) AS p
      WHERE f.owner_id = $1 AND f.created_at > $2`,
    [ownerId, since],
  );
  return { count: Number(rows[0]?.count ?? 0n), bytes: Number(rows[0]?.bytes ?? 0n) };
}

export async function setPageCount(db: Queryable, id: string, pages: number): Promise<void> {
  await db.query('UPDATE stored_file SET pages = $2 WHERE id = $1 AND pages IS NULL', [id, pages]);
}
