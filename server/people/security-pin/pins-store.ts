import type { LookUp, Queryable } from '../../db/database.ts';
import type { CustomerClosing } from '../users/closing.ts';

export const pinClosing: CustomerClosing = {
  tables: { security_pin: 'kept: it signs nothing without a session' },
};

export interface StoredPin {
  pinHash: string;
  setAt: Temporal.Instant;
  lockedUntil: Temporal.Instant | null;
  /** Locks in a row, without a right PIN between them. */
  locks: number;
}

export const maxTries = 5;

/** After this many locks only a mailed link opens the PIN again. */
export const maxLocks = 3;

const pinOf: LookUp<string, StoredPin> = {
  name: 'find-pin',
  sql: `SELECT asked.place::integer, found.*
    FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (user_id, place),
    LATERAL (SELECT pin_hash AS "pinHash", set_at AS "setAt", locked_until AS "lockedUntil", locks
      FROM security_pin p WHERE p.user_id = asked.user_id LIMIT 1) AS found`,
  values: (userIds) => [userIds],
};

export async function findPin(db: Queryable, userId: string): Promise<StoredPin | undefined> {
  return await db.lookUp(pinOf, userId);
}

/** Whether it was set; false when there is one already. */
export async function insertPin(
  db: Queryable,
  userId: string,
  pinHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO security_pin (user_id, pin_hash, set_at) VALUES ($1, $2, $3)
      ON CONFLICT DO NOTHING`,
    [userId, pinHash, now],
  );
  return rowCount === 1;
}

/**
 * Takes one of the five tries, before anything is checked, so that a hundred parallel guesses are
 * still five. The last one locks the PIN (never the account) as it is taken, so that a bank that
 * stops in the middle leaves no PIN used up for ever; `forgetTries` opens it again when it was
 * right.
 * @returns the tries taken so far, this one included; undefined while locked.
 */
export async function takeTry(
  db: Queryable,
  userId: string,
  { now, lockUntil }: { now: Temporal.Instant; lockUntil: Temporal.Instant },
): Promise<number | undefined> {
  const { rows } = await db.query<{ tries: number }>(
    `UPDATE security_pin SET tries = CASE WHEN locked_until IS NULL THEN tries + 1 ELSE 1 END,
            locked_until = CASE WHEN locked_until IS NULL AND tries + 1 = $3 THEN $4::timestamptz
              END,
            locks = CASE WHEN locked_until IS NULL AND tries + 1 = $3 THEN locks + 1 ELSE locks END
      WHERE user_id = $1 AND (locked_until <= $2 OR locked_until IS NULL) AND locks < $5
        RETURNING tries`,
    [userId, now, maxTries, lockUntil, maxLocks],
  );
  return rows[0]?.tries;
}

export async function forgetTries(db: Queryable, userId: string): Promise<void> {
  await db.query(
    'UPDATE security_pin SET tries = 0, locked_until = NULL, locks = 0 WHERE user_id = $1',
    [userId],
  );
}

/** The same PIN under the newest key: not where another one was chosen since then. */
export async function refreshPinHash(
  db: Queryable,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db.query('UPDATE security_pin SET pin_hash = $3 WHERE user_id = $1 AND pin_hash = $2', [
    userId,
    before,
    after,
  ]);
}

/** Whether there was one. */
export async function deletePin(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM security_pin WHERE user_id = $1', [userId]);
  return rowCount === 1;
}

/** Since when passkeys alone sign the payments of a person; null: a PIN does, too. */
export async function markPinTurnedOff(
  db: Queryable,
  userId: string,
  since: Temporal.Instant | null,
): Promise<void> {
  await db.query('UPDATE users SET pin_off_since = $2 WHERE id = $1', [userId, since]);
}

export async function isPinTurnedOff(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ isOff: boolean }>(
    'SELECT pin_off_since IS NOT NULL AS "isOff" FROM users WHERE id = $1',
    [userId],
  );
  return rows[0]?.isOff === true;
}

/** A new PIN in place of one that is forgotten or locked for good. */
export async function replacePin(
  db: Queryable,
  userId: string,
  pinHash: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `UPDATE security_pin SET pin_hash = $2, set_at = $3, tries = 0, locks = 0, locked_until = NULL
      WHERE user_id = $1`,
    [userId, pinHash, now],
  );
}
