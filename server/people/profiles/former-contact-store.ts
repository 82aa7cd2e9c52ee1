import type { ContactPart } from '../../../contract/values/contact-parts.ts';
import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import { bringIdentityBack } from '../identity/bring-identity-back.ts';
import { findLatestHandedIn } from '../identity/identity-store.ts';
import { isWithinWait, waitingHours } from '../users/contact-changes.ts';
import type { StoredUser } from '../users/users-store.ts';
import { bringDocumentBack } from './profile-files-store.ts';
import { forgetAged } from '../../services/jobs/forget-aged.ts';

interface FormerContact {
  phone: string;
  address: string;
  /** Null: a server of an earlier version kept the row, without name and document. */
  fullName: string | null;
  idDocumentId: string | null;
  lastCaseAt: Temporal.Instant | null;
  changedAt: Temporal.Instant;
}

async function findFormerContact(tx: Tx, userId: string): Promise<FormerContact | undefined> {
  const { rows } = await tx.query<FormerContact>(
    `SELECT phone, address, full_name AS "fullName", id_document AS "idDocumentId",
      last_case_at AS "lastCaseAt", changed_at AS "changedAt" FROM former_contact WHERE user_id = $1`,
    [userId],
  );
  return rows[0];
}

/**
 * Keeps name, ID document, phone and address before a change. Of several changes within 72 hours the
 * first counts, or a thief would change them twice and nothing could be brought back.
 */
export async function keepFormerContact(
  tx: Tx,
  { id, phone, address, fullName, idDocumentId }: StoredUser,
  now: Temporal.Instant,
): Promise<void> {
  const kept = await findFormerContact(tx, id);
  if (kept && isWithinWait(kept.changedAt, now)) return;
  await tx.query(
    `INSERT INTO former_contact (user_id, phone, address, full_name, id_document, last_case_at,
      changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (user_id) DO UPDATE SET phone = $2, address = $3, full_name = $4, id_document = $5,
      last_case_at = $6, changed_at = $7`,
    [id, phone, address, fullName, idDocumentId, await findLatestHandedIn(tx, id), now],
  );
}

export async function forgetFormerContact(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM former_contact WHERE user_id = $1', [userId]);
}

/** Forgets contact data that nothing may bring back. */
export const forgetFormerContacts = forgetAged({
  table: 'former_contact',
  key: 'user_id',
  at: 'changed_at',
  hours: waitingHours,
});

/** Name and document as they were, and what was decided on them. @returns what was another. */
async function takeIdentityBack(
  tx: Tx,
  bank: Bank,
  user: StoredUser,
  { fullName, idDocumentId, lastCaseAt }: FormerContact,
): Promise<ContactPart[]> {
  // A row that a server of an earlier version kept knows neither.
  if (fullName === null) return [];
  const parts: ContactPart[] = [
    ...(fullName === user.fullName ? [] : (['fullName'] as const)),
    ...(idDocumentId === user.idDocumentId ? [] : (['idDocument'] as const)),
  ];
  if (parts.length === 0) return [];
  await tx.query('UPDATE users SET full_name = $2 WHERE id = $1', [user.id, fullName]);
  const fileId = await bringDocumentBack(tx, user.id, idDocumentId);
  await bringIdentityBack(tx, bank, { userId: user.id, fullName, fileId, lastCaseAt });
  return parts;
}

/**
 * Makes contact data, name and ID document again what they were before the changes of the latest 72
 * hours.
 * @returns which of them were other ones.
 */
export async function takeContactBack(
  tx: Tx,
  bank: Bank,
  user: StoredUser,
): Promise<ContactPart[]> {
  const former = await findFormerContact(tx, user.id);
  if (!former || !isWithinWait(former.changedAt, bank.clock.now())) return [];
  await tx.query('UPDATE users SET phone = $2, address = $3 WHERE id = $1', [
    user.id,
    former.phone,
    former.address,
  ]);
  const identity = await takeIdentityBack(tx, bank, user, former);
  await forgetFormerContact(tx, user.id);
  return [
    ...(['phone', 'address'] as const).filter((part) => former[part] !== user[part]),
    ...identity,
  ];
}
