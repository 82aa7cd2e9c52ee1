import type { StaffRole } from '../../../contract/rights.ts';
import type { Role } from '../../../contract/users.ts';
import type { Database, LookUp, Queryable, Tx } from '../../db/database.ts';

export interface StoredSession {
  id: string;
  userId: string;
  username: string;
  role: Role;
  /** Null of a customer, and of staff who have left. */
  staffRole: StaffRole | null;
  suspended: boolean;
  frozen: boolean;
  /** When the address was last changed, or a password last chosen by a mailed link. */
  contactChangedAt: Temporal.Instant | null;
  /** Since when its owner has used this device; null: it is no new one. */
  newDeviceSince: Temporal.Instant | null;
  passwordChangeRequired: boolean;
  twoStepsRequired: boolean;
  remembered: boolean;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  passwordCheckedAt: Temporal.Instant;
  pinCheckedAt: Temporal.Instant | null;
  ownCustomerId: string | null;
  factorCheckedAt: Temporal.Instant;
  cookieHash: Buffer | null;
}

/** A session with what its owner is shown of it. */
export interface ListedSession extends StoredSession {
  address: string;
  device: string;
}

interface NewSession {
  id: string;
  tokenHash: Buffer;
  userId: string;
  authEpoch: number;
  cookieHash: Buffer | null;
  remembered: boolean;
  now: Temporal.Instant;
  address: string;
  device: string;
  newDeviceSince: Temporal.Instant | null;
}

const maxLiveSessions = 10;

const selectLive = `SELECT s.id, s.user_id AS "userId", u.username, u.role, coalesce(o.suspended,
  false) AS suspended, u.frozen_at IS NOT NULL AS frozen,
         greatest(u.email_changed_at, u.password_mailed_at) AS "contactChangedAt",
           u.password_change_required AS "passwordChangeRequired",
         u.two_steps_required AS "twoStepsRequired", u.own_customer AS "ownCustomerId",
         (SELECT r.role FROM staff_role r WHERE u.role = 'admin' AND r.user_id = u.id
           ORDER BY r.version DESC LIMIT 1) AS "staffRole",
         s.remembered, s.new_device_since AS "newDeviceSince", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
           s.password_checked_at AS "passwordCheckedAt",
         coalesce(s.factor_checked_at, s.created_at) AS "factorCheckedAt",
         s.pin_checked_at AS "pinCheckedAt", s.cookie_hash AS "cookieHash"
    FROM session s JOIN users u ON u.id = s.user_id LEFT JOIN owner o ON o.id = u.id
   WHERE u.deleted_at IS NULL AND u.auth_epoch = s.auth_epoch`;

const sessionByToken: LookUp<Buffer, StoredSession> = {
  name: 'find-session',
  sql: `SELECT asked.place::integer, live.*
    FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (token_hash, place),
    LATERAL (${selectLive} AND s.token_hash = asked.token_hash LIMIT 1) AS live`,
  values: (hashes) => [hashes],
};

/** One indexed lookup per request, no cache: an ended session is over at once on every server. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
): Promise<StoredSession | undefined> {
  return await db.lookUp(sessionByToken, tokenHash);
}

/** Every live session of a person, the latest used first. */
export async function findSessionsOf(db: Queryable, userId: string): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>(
    `SELECT live.*, s.address, s.device FROM (${selectLive} AND s.user_id = $1) live JOIN session s
      USING (id) ORDER BY s.last_seen_at DESC, id`,
    [userId],
  );
  return rows;
}

/** The session a browser's cookie is paired with. */
export async function findSessionByCookie(
  db: Queryable,
  cookieHash: Buffer,
): Promise<StoredSession | undefined> {
  const { rows } = await db.query<StoredSession>(
    `${selectLive} AND s.cookie_hash = $1`,
    [cookieHash],
    { name: 'find-session-by-cookie' },
  );
  return rows[0];
}

/** Whether a session is still its owner's, of their present epoch. */
export async function isSessionLive(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(`${selectLive} AND s.id = $1`, [id]);
  return rowCount === 1;
}

/** Opens a session; beyond ten live ones the oldest end. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `INSERT INTO session (id, token_hash, user_id, auth_epoch, cookie_hash, remembered, created_at,
      last_seen_at, password_checked_at, address, device, new_device_since)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9, $10)`,
    [
      session.id,
      session.tokenHash,
      session.userId,
      session.authEpoch,
      session.cookieHash,
      session.remembered,
      session.now,
      session.address,
      session.device,
      session.newDeviceSince,
    ],
  );
  await db.query(
    `DELETE FROM session WHERE id IN (SELECT id FROM session WHERE user_id = $1
      ORDER BY created_at DESC, id OFFSET $2)`,
    [session.userId, maxLiveSessions],
  );
}

/**
 * Notes a use, without waiting: for the disk, a standby, or who writes this session now. Reading
 * must not hang on a time stamp, and the next request writes it again.
 */
export async function touchSession(db: Database, id: string, now: Temporal.Instant): Promise<void> {
  await db.tx(
    (tx) =>
      tx.query(
        `UPDATE session SET last_seen_at = $2 WHERE id = (SELECT id FROM session WHERE id = $1
          FOR NO KEY UPDATE SKIP LOCKED)`,
        [id, now],
      ),
    // A request that only reads waits for no time stamp.
    { commits: 'in memory', atOnce: true },
  );
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM session WHERE id = $1', [id]);
}

/** Whether the person had this session, which is over now. */
export async function deleteOwnSession(
  db: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM session WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** Ends all sessions of a person, or all but one. @returns how many. */
export async function deleteSessionsOf(
  db: Queryable,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const { rowCount } = await db.query(
    'DELETE FROM session WHERE user_id = $1 AND id IS DISTINCT FROM $2',
    [userId, exceptId ?? null],
  );
  return rowCount;
}

export async function markPasswordChecked(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE session SET password_checked_at = $2 WHERE id = $1', [id, now]);
}

/** A passkey or a code was given again. */
export async function markFactorChecked(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE session SET factor_checked_at = $2 WHERE id = $1', [id, now]);
}

export async function markPinChecked(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE session SET pin_checked_at = $2 WHERE id = $1', [id, now]);
}

/** Keeps a session alive while the password is withdrawn. It counts as no fresh sign-in. */
export async function keepSessionInEpoch(
  db: Queryable,
  id: string,
  authEpoch: number,
): Promise<void> {
  await db.query('UPDATE session SET auth_epoch = $2 WHERE id = $1', [id, authEpoch]);
}

/** Keeps a session alive through its owner's own password change. */
export async function renewSession(
  db: Queryable,
  id: string,
  authEpoch: number,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE session SET auth_epoch = $2, password_checked_at = $3 WHERE id = $1', [
    id,
    authEpoch,
    now,
  ]);
}
