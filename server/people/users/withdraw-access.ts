import type { Tx } from '../../db/database.ts';
import type { WithdrawnBranch } from '../../db/restored-to-a-moment.ts';
import { recordOperatorEvent } from '../../services/audit/operator-event.ts';
import { hashOfNobody } from './password-hash.ts';

/**
 * The rows that opened a bank when its backup was taken and must not open it again: any of it may
 * have been withdrawn since, because another person had it. Tables by their order of need; one that
 * the backup's version did not have yet is passed over.
 */
const withdrawals: { table: string; sql: string; values?: unknown[] }[] = [
  { table: 'session', sql: 'DELETE FROM session' },
  {
    table: 'users',
    // By chance, and far: the time that the restore takes away had epochs of its own, and what
    // devices were known by then must fit none that comes.
    sql: `UPDATE users SET auth_epoch = auth_epoch + 1000 + floor(random() * 1000000)::integer,
      password_hash = $1`,
    values: [hashOfNobody],
  },
  { table: 'passkey', sql: 'DELETE FROM passkey' },
  { table: 'passkey_challenge', sql: 'DELETE FROM passkey_challenge' },
  { table: 'feed', sql: 'UPDATE feed SET ended_at = now() WHERE ended_at IS NULL' },
  { table: 'mailed_link', sql: 'DELETE FROM mailed_link' },
  {
    table: 'staff_invitation',
    sql: `UPDATE staff_invitation SET ended_at = now(), secret_hash = NULL WHERE ended_at IS NULL`,
  },
  { table: 'pending_email', sql: 'DELETE FROM pending_email' },
  { table: 'known_device', sql: 'DELETE FROM known_device' },
  { table: 'awaited_code', sql: 'DELETE FROM awaited_code' },
  // The mail that waits there is of the time of the backup: it was sent then, or reports what is
  // not so any more.
  { table: 'job', sql: 'DELETE FROM job WHERE done_at IS NULL' },
];

export interface WithdrawnAccess {
  /** The usernames of the staff, who get a new password from an operator alone. */
  staff: string[];
  customers: number;
}

/**
 * Ends every session of a bank that was restored, and removes what logged in to it; passwords have
 * to be chosen again. In the transaction of the restore.
 * @param backupOf the moment that the bank is of now.
 * @param branch PostgreSQL's, by which servers see that this was done after a restore to a moment.
 */
export async function withdrawAccess(
  tx: Tx,
  backupOf: string,
  branch?: WithdrawnBranch,
): Promise<WithdrawnAccess> {
  for (const { table, sql, values } of withdrawals) {
    const { rows } = await tx.query<{ isThere: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
      [`public.${table}`],
    );
    if (rows[0]?.isThere) await tx.query(sql, values);
  }
  await recordOperatorEvent(tx, 'bank.restored', {
    backupOf,
    ...(branch && { ...branch, timeline: String(branch.timeline) }),
  });
  const { rows } = await tx.query<{ username: string; role: string }>(
    'SELECT username, role FROM users WHERE deleted_at IS NULL ORDER BY username',
  );
  const staff = rows.filter(({ role }) => role === 'admin').map(({ username }) => username);
  return { staff, customers: rows.length - staff.length };
}
