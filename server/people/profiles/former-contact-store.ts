import type { ContactPart } from '../../../contract/contact-parts.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { isWithinWait, waitingHours } from '../users/contact-changes.ts';
import type { StoredUser } from '../users/users-store.ts';

interface FormerContact {
  phone: string;
  address: string;
  changedAt: Temporal.Instant;
}

async function findFormerContact(tx: Tx, userId: string): Promise<FormerContact | undefined> {
  const { rows } = await tx.query<FormerContact>(
    'SELECT phone, address, changed_at AS "changedAt" FROM former_contact WHERE user_id = $1',
    [userId],
  );
  return rows[0];
}

/**
 * Keeps phone and address before a change. Of several changes within 72 hours the first counts, or
 * a thief would change them twice and nothing could be brought back.
 */
export async function keepFormerContact(
  tx: Tx,
  { id, phone, address }: StoredUser,
  now: Temporal.Instant,
): Promise<void> {
  const kept = await findFormerContact(tx, id);
  if (kept && isWithinWait(kept.changedAt, now)) return;
  await tx.query(
    `INSERT INTO former_contact (user_id, phone, address, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET phone = $2, address = $3, changed_at = $4`,
    [id, phone, address, now],
  );
}

export async function forgetFormerContact(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM former_contact WHERE user_id = $1', [userId]);
}

/** Forgets contact data that nothing may bring back, at most `limit` at once. @returns how many. */
export async function forgetFormerContacts(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM former_contact WHERE user_id IN (SELECT user_id FROM former_contact
      WHERE changed_at <= $1 ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now.subtract({ hours: waitingHours }), limit],
  );
  return rowCount;
}

/**
 * Makes phone and address again what they were before the changes of the latest 72 hours.
 * @returns which of them were other ones.
 */
export async function takeContactBack(
  tx: Tx,
  user: StoredUser,
  now: Temporal.Instant,
): Promise<ContactPart[]> {
  const former = await findFormerContact(tx, user.id);
  if (!former || !isWithinWait(former.changedAt, now)) return [];
  await tx.query('UPDATE users SET phone = $2, address = $3 WHERE id = $1', [
    user.id,
    former.phone,
    former.address,
  ]);
  await forgetFormerContact(tx, user.id);
  return (['phone', 'address'] as const).filter((part) => former[part] !== user[part]);
}
