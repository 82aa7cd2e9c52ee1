import type { Queryable, Tx } from '../db/database.ts';
import type { DueRows } from '../jobs/row-by-row.ts';
import type { KeyGaps } from '../seal.ts';

export type FilePurpose = 'check_front' | 'check_back' | 'profile_photo' | 'id_document';

export interface StoredFile {
  id: string;
  ownerId: string;
  purpose: FilePurpose;
  mediaType: 'image/jpeg' | 'application/pdf';
  sizeBytes: number;
  sealed: Buffer;
  createdAt: Temporal.Instant;
}

const columns = 'id, owner_id AS "ownerId", purpose, media_type AS "mediaType", size_bytes AS "sizeBytes", sealed, created_at AS "createdAt"';

export async function insertFile(tx: Tx, file: StoredFile): Promise<void> {
  await tx.query('INSERT INTO stored_file (id, owner_id, purpose, media_type, size_bytes, sealed, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    file.id,
    file.ownerId,
    file.purpose,
    file.mediaType,
    file.sizeBytes,
    file.sealed,
    file.createdAt,
  ]);
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const { rows } = await db.query<StoredFile>(`SELECT ${columns} FROM stored_file WHERE id = $1`, [id]);
  return rows[0];
}

/** Files whose key has one of these ids. */
export async function lockFilesSealedWith(tx: Tx, keyIds: readonly Buffer[], { except, limit }: DueRows): Promise<StoredFile[]> {
  if (keyIds.length === 0) return [];
  const { rows } = await tx.query<StoredFile>(
    `SELECT ${columns} FROM stored_file WHERE substring(sealed FROM 1 FOR 4) = ANY($1) AND NOT (id = ANY($2)) LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [keyIds, except, limit],
  );
  return rows;
}

export async function replaceSealed(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.query('UPDATE stored_file SET sealed = $2 WHERE id = $1', [id, sealed]);
}

/** The key id of a file that lies in one of the gaps. */
export async function findFileKeyBetween(db: Queryable, { after, before }: KeyGaps): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ id: Buffer }>(
    `SELECT id FROM unnest($1::bytea[], $2::bytea[]) AS gap (after, before) CROSS JOIN LATERAL (
       SELECT substring(sealed FROM 1 FOR 4) AS id FROM stored_file
       WHERE substring(sealed FROM 1 FOR 4) > gap.after AND substring(sealed FROM 1 FOR 4) < gap.before LIMIT 1) AS found`,
    [after, before],
  );
  return rows[0]?.id;
}

/** How many files of an owner have been stored since an instant, and their size together. Locks the owner's row, so that two uploads at once are counted one after the other. */
export async function countFilesSince(tx: Tx, ownerId: string, since: Temporal.Instant): Promise<{ count: number; bytes: number }> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  const { rows } = await tx.query<{ count: bigint; bytes: bigint }>(
    'SELECT count(*) AS count, coalesce(sum(size_bytes), 0) AS bytes FROM stored_file WHERE owner_id = $1 AND created_at > $2',
    [ownerId, since],
  );
  return { count: Number(rows[0]?.count ?? 0n), bytes: Number(rows[0]?.bytes ?? 0n) };
}

export async function countFilesSealedWith(db: Queryable, keyId: Buffer): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>('SELECT count(*) AS count FROM stored_file WHERE substring(sealed FROM 1 FOR 4) = $1', [keyId]);
  return Number(rows[0]?.count ?? 0n);
}
