import type { Queryable, Tx } from '../db/database.ts';

export interface PersonalFields {
  fullName: string;
  phone: string;
  address: string;
  cardType: string;
}

export async function updatePersonalFields(tx: Tx, userId: string, { fullName, phone, address, cardType }: PersonalFields): Promise<void> {
  await tx.query('UPDATE users SET full_name = $2, phone = $3, address = $4, card_type = $5 WHERE id = $1', [userId, fullName, phone, address, cardType]);
}

export async function markProfileSubmitted(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE users SET profile_submitted_at = $2 WHERE id = $1', [userId, now]);
}

export async function setProfileImage(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET profile_image = $2 WHERE id = $1', [userId, fileId]);
}

export async function setIdDocument(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET id_document = $2 WHERE id = $1', [userId, fileId]);
}

/** Files that a newer one took the place of. They count against their owner's quota for a day, so they stay that long. @returns how many rows went. */
export async function deleteReplacedFiles(db: Queryable, before: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM stored_file WHERE id IN (
       SELECT f.id FROM stored_file f
        WHERE f.purpose IN ('profile_photo', 'id_document') AND f.created_at < $1
          AND NOT EXISTS (SELECT FROM users u WHERE u.id = f.owner_id AND f.id IN (u.profile_image, u.id_document))
        LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  );
  return rowCount;
}
