import type { Queryable, Tx } from '../../db/database.ts';
import { deleteNoticesOf } from '../../services/mail/notices-store.ts';
import { forgetFormerContact } from './former-contact-store.ts';
import type { CustomerClosing } from '../users/closing.ts';

export const profilesClosing: CustomerClosing = {
  tables: {
    stored_file: 'kept: the document that proved who the customer was, and pictures of checks',
    pending_email: 'kept: its link opens nothing of a deleted person',
    unwanted_notice: 'kept: a deleted person is not mailed',
    notice: 'deleted',
    former_contact: 'deleted',
  },
  async close(tx, _ctx, userId) {
    await deleteNoticesOf(tx, userId);
    await forgetFormerContact(tx, userId);
  },
};

export interface PersonalFields {
  fullName: string;
  phone: string;
  address: string;
  cardType: string;
}

export async function updatePersonalFields(
  tx: Tx,
  userId: string,
  { fullName, phone, address, cardType }: PersonalFields,
): Promise<void> {
  await tx.query(
    'UPDATE users SET full_name = $2, phone = $3, address = $4, card_type = $5 WHERE id = $1',
    [userId, fullName, phone, address, cardType],
  );
}

export async function markProfileSubmitted(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE users SET profile_submitted_at = $2 WHERE id = $1', [userId, now]);
}

/** The file takes the place of the one before, which the database marks as replaced. */
export async function setProfileImage(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET profile_image = $2 WHERE id = $1', [userId, fileId]);
}

/** As with the picture. */
export async function setIdDocument(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.query('UPDATE users SET id_document = $2 WHERE id = $1', [userId, fileId]);
}

/**
 * Files that a newer one took the place of. They count against their owner's quota for a day, so
 * they stay that long.
 * @returns how many rows went.
 */
export async function deleteReplacedFiles(
  db: Queryable,
  before: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM stored_file WHERE id IN (SELECT id FROM stored_file WHERE replaced
      AND created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, limit],
  );
  return rowCount;
}
