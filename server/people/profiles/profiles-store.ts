import type { Tx } from '../../db/database.ts';
import { deleteNoticesOf } from '../../services/mail/notices-store.ts';
import { forgetFormerContact } from './former-contact-store.ts';
import type { CustomerClosing } from '../users/closing.ts';

export const profilesClosing: CustomerClosing = {
  tables: {
    stored_file: 'kept: the document that proved who the customer was, and pictures of checks',
    stored_page: 'kept: with its file',
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
