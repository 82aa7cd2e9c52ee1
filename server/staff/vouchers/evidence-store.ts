import type { Attachment } from '../../../contract/people/conversations.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** The files that show what a voucher is for, in the order in which they came. */
export async function findEvidence(db: Queryable, voucherId: string): Promise<Attachment[]> {
  const { rows } = await db.query<Omit<Attachment, 'address'> & { id: string }>(
    `SELECT f.id, f.media_type AS "mediaType", f.size_bytes AS "sizeBytes"
       FROM voucher_evidence e JOIN stored_file f ON f.id = e.file_id
      WHERE e.voucher_id = $1 ORDER BY f.created_at, f.id`,
    [voucherId],
  );
  return rows.map(({ id, ...file }) => ({ address: `/api/files/${id}`, ...file }));
}

/** Adds a file to a voucher; the caller holds its row lock. */
export async function insertEvidence(tx: Tx, voucherId: string, fileId: string): Promise<void> {
  await tx.query('INSERT INTO voucher_evidence (voucher_id, file_id) VALUES ($1, $2)', [
    voucherId,
    fileId,
  ]);
}
