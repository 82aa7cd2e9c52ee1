import type { Context } from '../../context.ts';
import type { LookUp, Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: bigint;
  name: string;
  transports: string[];
  createdAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant | null;
  /** Since when it waits for its owner to confirm it. Until then it logs in no one. */
  waitsSince: Temporal.Instant | null;
}

const columns = `id, user_id AS "userId", credential_id AS "credentialId",
  public_key AS "publicKey", sign_count AS "signCount", name, transports, created_at AS "createdAt",
  last_used_at AS "lastUsedAt", waits_since AS "waitsSince"`;

/** A passkey as browsers are given it. */
export const asKnown = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports,
});

/** The oldest first. */
export async function findPasskeysOf(db: Queryable, userId: string): Promise<StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(
    `SELECT ${columns} FROM passkey WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
    { name: 'find-passkeys' },
  );
  return rows;
}

export async function countPasskeysOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM passkey WHERE user_id = $1',
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

const passkeyByCredential: LookUp<Buffer, StoredPasskey> = {
  name: 'find-passkey-by-credential',
  sql: `SELECT asked.place::integer, found.*
    FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (credential_id, place),
    LATERAL (SELECT ${columns} FROM passkey p WHERE p.credential_id = asked.credential_id) AS found`,
  values: (credentialIds) => [credentialIds],
};

export async function findPasskeyByCredential(
  db: Queryable,
  credentialId: Buffer,
): Promise<StoredPasskey | undefined> {
  return await db.lookUp(passkeyByCredential, credentialId);
}

/** Those that sign in and prove changes. */
export async function countUsablePasskeysOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM passkey WHERE user_id = $1 AND waits_since IS NULL',
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Those whose owner has the word. */
export async function countWaitingPasskeysOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM passkey WHERE user_id = $1 AND waits_since IS NOT NULL',
    [userId],
    {
      name: 'count-waiting-passkeys',
    },
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Until its owner says of each that it is theirs, none of them signs in. */
export async function makePasskeysWait(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE passkey SET waits_since = $2 WHERE user_id = $1 AND waits_since IS NULL', [
    userId,
    now,
  ]);
}

/**
 * @returns the name of the passkey that signs in again; undefined when none of this person and id
 * waits.
 */
export async function endPasskeyWait(
  tx: Tx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>(
    `UPDATE passkey SET waits_since = NULL WHERE user_id = $1 AND id = $2
      AND waits_since IS NOT NULL RETURNING name`,
    [userId, id],
  );
  return rows[0]?.name;
}

/**
 * Inserts a passkey, along with which the trail gets a line that names its key.
 * @returns false when a person has this key already.
 */
export async function insertPasskey(tx: Tx, passkey: StoredPasskey): Promise<boolean> {
  const { id, userId, credentialId, publicKey, signCount, name, transports, createdAt } = passkey;
  const { rowCount } = await tx.query(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, sign_count, name, transports,
      created_at, recorded_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     ON CONFLICT (credential_id) DO NOTHING`,
    [id, userId, credentialId, publicKey, signCount, name, transports, createdAt],
  );
  return rowCount === 1;
}

/** Those whose key no line of the trail names yet, the oldest first. */
export async function lockUnrecordedPasskeys(
  tx: Tx,
  _ctx: Context,
  { except, limit }: DueRows,
): Promise<StoredPasskey[]> {
  const { rows } = await tx.query<StoredPasskey>(
    `SELECT ${columns} FROM passkey WHERE recorded_at IS NULL AND NOT (id = ANY ($1))
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [except, limit],
  );
  return rows;
}

export async function notePasskeysRecorded(
  tx: Tx,
  passkeys: readonly Pick<StoredPasskey, 'id'>[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE passkey SET recorded_at = $2 WHERE id = ANY ($1)', [
    passkeys.map(({ id }) => id),
    now,
  ]);
}

/**
 * Notes a use, unless the key is gone or its count does not go on: then two devices hold it.
 * @returns whether it was noted.
 */
export async function notePasskeyUse(
  db: Queryable,
  id: string,
  signCount: bigint,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE passkey SET sign_count = $2, last_used_at = $3 WHERE id = $1 AND (sign_count < $2
      OR (sign_count = 0 AND $2 = 0))`,
    [id, signCount, now],
    { name: 'note-passkey-use' },
  );
  return rowCount === 1;
}

/**
 * @returns the name of the passkey that is gone; undefined when this person has none of this id.
 */
export async function deletePasskey(
  tx: Tx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>(
    'DELETE FROM passkey WHERE user_id = $1 AND id = $2 RETURNING name',
    [userId, id],
  );
  return rows[0]?.name;
}

/** @returns how many. */
export async function deletePasskeysOf(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query('DELETE FROM passkey WHERE user_id = $1', [userId]);
  return rowCount;
}
