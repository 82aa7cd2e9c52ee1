import type { Language } from '../../../contract/values/language.ts';
import type { Role } from '../../../contract/people/users.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { dropLink } from './mailed-links-store.ts';

export interface StoredUser {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  passwordChangeRequired: boolean;
  role: Role;
  authEpoch: number;
  fullName: string;
  phone: string;
  address: string;
  cardType: string;
  profileSubmittedAt: Temporal.Instant | null;
  profileImageId: string | null;
  idDocumentId: string | null;
  /** Waits for its mailed link. */
  pendingEmail: string | null;
  createdAt: Temporal.Instant;
  /** When who holds the account proved to read the mail of this address; null: never. */
  emailConfirmedAt: Temporal.Instant | null;
  suspended: boolean;
  /** The address before the present one. */
  formerEmail: string | null;
  emailChangedAt: Temporal.Instant | null;
  /** When a password was last chosen by a mailed link. */
  passwordMailedAt: Temporal.Instant | null;
  /** When the password was last chosen; null: before this was kept. */
  passwordChangedAt: Temporal.Instant | null;
  /** Since when no payment is made, because its owner said "This was not me". */
  frozenAt: Temporal.Instant | null;
  /** Of pages, mails and statements; null leaves pages to the browser, and mails are English. */
  language: Language | null;
  /** Of staff who are customers too: the account that they do not work on. */
  ownCustomerId: string | null;
}

interface NewUser {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  passwordChangeRequired: boolean;
  role: Role;
  /** Null: not chosen yet. */
  language: Language | null;
  now: Temporal.Instant;
}

const columns = `u.id, u.username, u.email, u.password_hash AS "passwordHash",
  u.password_change_required AS "passwordChangeRequired", u.role, u.auth_epoch AS "authEpoch",
  u.full_name AS "fullName", u.phone, u.address, u.card_type AS "cardType",
  u.profile_submitted_at AS "profileSubmittedAt", u.profile_image AS "profileImageId",
  u.id_document AS "idDocumentId", p.email AS "pendingEmail", u.created_at AS "createdAt",
  u.email_confirmed_at AS "emailConfirmedAt", coalesce(o.suspended, false) AS suspended,
  u.former_email AS "formerEmail", u.email_changed_at AS "emailChangedAt",
  u.password_mailed_at AS "passwordMailedAt", u.password_changed_at AS "passwordChangedAt",
  u.frozen_at AS "frozenAt",
  u.language, u.own_customer AS "ownCustomerId"`;
const living = `users u LEFT JOIN owner o ON o.id = u.id LEFT JOIN pending_email p
  ON p.user_id = u.id
    WHERE u.deleted_at IS NULL`;

/** Usernames and e-mail addresses are one however they are capitalised. */
const keyOf = (text: string) => text.toLowerCase();

export async function findUser(db: Queryable, id: string): Promise<StoredUser | undefined> {
  const { rows } = await db.query<StoredUser>(
    `SELECT ${columns} FROM ${living} AND u.id = $1`,
    [id],
    { name: 'find-user' },
  );
  return rows[0];
}

/** Those of these people who are not deleted. */
export async function findUsers(db: Queryable, ids: readonly string[]): Promise<StoredUser[]> {
  const { rows } = await db.query<StoredUser>(
    `SELECT ${columns} FROM ${living} AND u.id = ANY ($1::uuid[])`,
    [ids],
    { name: 'find-users' },
  );
  return rows;
}

/** By username or e-mail, whichever fits. A username has no @, so the two cannot collide. */
export async function findUserByIdentifier(
  db: Queryable,
  identifier: string,
): Promise<StoredUser | undefined> {
  const { rows } = await db.query<StoredUser>(
    `SELECT ${columns} FROM ${living} AND (u.username_key = $1 OR u.email_key = $1)`,
    [keyOf(identifier)],
    {
      name: 'find-user-by-identifier',
    },
  );
  return rows[0];
}

export async function findUserByEmail(
  db: Queryable,
  email: string,
): Promise<StoredUser | undefined> {
  const { rows } = await db.query<StoredUser>(
    `SELECT ${columns} FROM ${living} AND u.email_key = $1`,
    [keyOf(email)],
    { name: 'find-user-by-email' },
  );
  return rows[0];
}

/**
 * As `insertUser` finds it: a username is never used again, an e-mail only after its owner is
 * deleted.
 */
export async function isNameOrEmailTaken(
  db: Queryable,
  { username, email }: Pick<NewUser, 'username' | 'email'>,
): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT FROM users WHERE username_key = $1 OR (email_key = $2 AND deleted_at IS NULL) LIMIT 1',
    [keyOf(username), keyOf(email)],
  );
  return rows.length > 0;
}

/** @returns false when the username or email is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash,
      password_change_required, role, created_at, password_changed_at, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) ON CONFLICT DO NOTHING`,
    [
      user.id,
      user.username,
      keyOf(user.username),
      user.email,
      keyOf(user.email),
      user.passwordHash,
      user.passwordChangeRequired,
      user.role,
      user.now,
      user.language,
    ],
  );
  return rowCount === 1;
}

export async function countUsers(db: Queryable, role?: Role): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM users WHERE deleted_at IS NULL AND ($1::text IS NULL
      OR role = $1)`,
    [role ?? null],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** The language that a person chose; null where they chose none. */
export async function findLanguage(db: Queryable, id: string): Promise<Language | null> {
  const { rows } = await db.query<{ language: Language | null }>(
    'SELECT language FROM users WHERE id = $1',
    [id],
  );
  return rows[0]?.language ?? null;
}

export async function setLanguage(
  db: Queryable,
  id: string,
  language: Language | null,
): Promise<void> {
  await db.query('UPDATE users SET language = $2 WHERE id = $1', [id, language]);
}

interface NewPassword {
  passwordHash: string;
  now: Temporal.Instant;
  mustBeChanged?: boolean;
}

/**
 * Sets a new password; every session of an older epoch is over. A password that another person
 * chose must be changed at the next sign-in.
 */
export async function updatePassword(
  db: Queryable,
  id: string,
  { passwordHash, now, mustBeChanged = false }: NewPassword,
): Promise<number> {
  const { rows } = await db.query<{ authEpoch: number }>(
    `UPDATE users SET password_hash = $2, password_change_required = $3, password_changed_at = $4,
      auth_epoch = auth_epoch + 1 WHERE id = $1 RETURNING auth_epoch AS "authEpoch"`,
    [id, passwordHash, mustBeChanged, now],
  );
  return rows[0]?.authEpoch ?? 0;
}

/**
 * Every session of an older epoch is over, also one that is being opened at this moment.
 * @returns the new epoch.
 */
export async function startAuthEpoch(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.query<{ authEpoch: number }>(
    `UPDATE users SET auth_epoch = auth_epoch + 1 WHERE id = $1 RETURNING auth_epoch AS "authEpoch"`,
    [id],
  );
  return rows[0]?.authEpoch ?? 0;
}

/**
 * The same password under today's parameters: ends no session. A password that was chosen since
 * then stays.
 */
export async function refreshPasswordHash(
  db: Queryable,
  { id, passwordHash: outdated }: Pick<StoredUser, 'id' | 'passwordHash'>,
  fresh: string,
): Promise<void> {
  await db.query('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    id,
    outdated,
    fresh,
  ]);
}

/**
 * Notes that the holder of the account has used a link mailed to its address: from now on both are
 * one person's. The link that asks for it has nothing left to do.
 */
export async function confirmAddress(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE users SET email_confirmed_at = $2 WHERE id = $1', [id, now]);
  await dropLink(db, id, 'own-email');
}

/** From now on a colleague sees nothing while two-step sign-in is off. */
export async function requireTwoSteps(db: Queryable, id: string): Promise<void> {
  await db.query('UPDATE users SET two_steps_required = true WHERE id = $1', [id]);
}

/** Sets the customer who a member of the staff is; null: none. */
export async function setOwnCustomer(
  db: Queryable,
  id: string,
  customerId: string | null,
): Promise<void> {
  await db.query('UPDATE users SET own_customer = $2 WHERE id = $1', [id, customerId]);
}

export async function setFullName(db: Queryable, id: string, fullName: string): Promise<void> {
  await db.query('UPDATE users SET full_name = $2 WHERE id = $1', [id, fullName]);
}

/** From now on no one changes or removes this person, until the transaction ends. */
export async function shareUser(tx: Tx, id: string): Promise<void> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR SHARE', [id]);
}

export async function lockUser(db: Queryable, id: string): Promise<StoredUser | undefined> {
  await db.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [id]);
  return findUser(db, id);
}

export async function markUserDeleted(
  db: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE users SET deleted_at = $2, auth_epoch = auth_epoch + 1 WHERE id = $1', [
    id,
    now,
  ]);
}

/** Newest first. */
export async function findNewestUsers(db: Queryable, limit: number): Promise<StoredUser[]> {
  const { rows } = await db.query<StoredUser>(
    `SELECT ${columns} FROM ${living} ORDER BY u.created_at DESC, u.id LIMIT $1`,
    [limit],
  );
  return rows;
}

/** The name on a card or a statement: the full one where it is known. */
export function accountHolderName({
  fullName,
  username,
}: Pick<StoredUser, 'fullName' | 'username'>): string {
  return fullName === '' ? username : fullName;
}
