import type { StaffRole } from '../../../contract/values/rights.ts';
import type { Role } from '../../../contract/people/users.ts';
import type { Database, LookUp, Queryable, Tx } from '../../db/database.ts';
import { isSessionOver } from './session-limits.ts';

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

/**
 * A session as it is now, with its owner's row and its own locked: first the owner's, in the order
 * in which sessions are ended. A caller who locks `alone` lets no other deed of the owner begin.
 */
export async function lockSession(
  tx: Tx,
  id: string,
  { alone }: { alone: boolean },
): Promise<StoredSession | undefined> {
  // With names: each write of a person begins with both.
  await tx.query(
    alone
      ? `SELECT FROM session s JOIN users u ON u.id = s.user_id WHERE s.id = $1
          FOR NO KEY UPDATE OF u FOR KEY SHARE OF s`
      : `SELECT FROM session s JOIN users u ON u.id = s.user_id WHERE s.id = $1
          FOR SHARE OF u FOR KEY SHARE OF s`,
    [id],
    { name: alone ? 'lock-session-alone' : 'lock-session' },
  );
  // Read after the lock: what was waited for may have changed it.
  const { rows } = await tx.query<StoredSession>(`${selectLive} AND s.id = $1`, [id], {
    name: 'locked-session',
  });
  return rows[0];
}

/** Says whether a session is still its owner's, of their present epoch. */
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

/**
 * A customer's payments that are being posted come before the end of their session, and all others
 * after it: each posting holds this lock when it looks whether its session lives.
 */
async function waitForPostings(tx: Tx, userId: string): Promise<void> {
  await tx.query('SELECT FROM owner WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM session WHERE id = $1', [id]);
}

/**
 * The first payments that wait in the name of a customer whose sessions are ended from elsewhere are
 * no longer theirs, but for those of the sessions that go on. Those of sessions that were over
 * already go as well: a thief may have logged out, and in again. The job that pays them looks
 * under the owner’s lock, which the caller holds.
 */
async function disownOrders(tx: Tx, userId: string, goOn: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE delayed_order d SET disowned = true FROM transfer t
      WHERE t.id = d.order_id AND t.payer_id = $1 AND t.status = 'scheduled'
      AND (d.session_id = ANY ($2::uuid[])) IS NOT TRUE`,
    [userId, [...goOn]],
  );
}

/**
 * Ends a session of a person, whose row the caller has locked. @returns whether it was theirs, and
 * not over yet.
 */
export async function deleteOwnSession(
  tx: Tx,
  userId: string,
  id: string,
  /** In real time; and the session that asks: who logs out there gives up no order. */
  { now, askingId }: { now: Temporal.Instant; askingId?: string },
): Promise<boolean> {
  await waitForPostings(tx, userId);
  if (id !== askingId) {
    const others = (await findSessionsOf(tx, userId)).filter((other) => other.id !== id);
    const live = others.filter((other) => !isSessionOver(other, now));
    await disownOrders(
      tx,
      userId,
      live.map((other) => other.id),
    );
  }
  const { rowCount } = await tx.query('DELETE FROM session WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/**
 * Ends all sessions of a person, or all but one. The caller has locked the person's row, as every
 * deed of a session does first. Orders of the ended sessions that still wait are canceled.
 * @returns how many.
 */
export async function deleteSessionsOf(tx: Tx, userId: string, exceptId?: string): Promise<number> {
  await waitForPostings(tx, userId);
  await disownOrders(tx, userId, exceptId === undefined ? [] : [exceptId]);
  const { rowCount } = await tx.query(
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
  await db.query('UPDATE session SET pin_checked_at = $2 WHERE id = $1', [id, now], {
    name: 'mark-pin-checked',
  });
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
