import type { LookUp, Queryable } from '../../db/database.ts';
import type { CustomerClosing } from '../users/closing.ts';
import type { KeptPin } from './pin-hash.ts';

export const pinClosing: CustomerClosing = {
  tables: { security_pin: 'kept: it signs nothing without a session' },
};

export interface StoredPin extends KeptPin {
  setAt: Temporal.Instant;
  lockedUntil: Temporal.Instant | null;
  /** Wrong tries in a row. */
  tries: number;
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
    LATERAL (SELECT pin_hash AS "pinHash", pin_mac AS "pinMac", set_at AS "setAt",
        locked_until AS "lockedUntil", tries, locks
      FROM security_pin p WHERE p.user_id = asked.user_id LIMIT 1) AS found`,
  values: (userIds) => [userIds],
};

export async function findPin(db: Queryable, userId: string): Promise<StoredPin | undefined> {
  return await db.lookUp(pinOf, userId);
}

/** @returns false when there is a PIN already, which stays. */
export async function insertPin(
  db: Queryable,
  userId: string,
  { pinHash, pinMac }: KeptPin,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO security_pin (user_id, pin_hash, pin_mac, set_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    [userId, pinHash, pinMac, now],
  );
  return rowCount === 1;
}

interface LookedAt {
  isRight: boolean;
  now: Temporal.Instant;
  lockUntil: Temporal.Instant;
}

/**
 * Decides a try that was looked at, in one statement: a right one forgets those before it, the fifth
 * wrong one in a row locks the PIN (never the account). One that was looked at while others locked
 * it is not decided, so that a hundred at once learn no more than five.
 * @returns the wrong tries in a row, this one included; undefined while locked.
 */
export async function decideTry(
  db: Queryable,
  userId: string,
  { isRight, now, lockUntil }: LookedAt,
): Promise<number | undefined> {
  const { rows } = await db.query<{ tries: number }>(
    `UPDATE security_pin SET tries = CASE WHEN $2 THEN 0 WHEN locked_until IS NULL THEN tries + 1
         ELSE 1 END,
            locked_until = CASE WHEN NOT $2 AND locked_until IS NULL AND tries + 1 >= $4
              THEN $5::timestamptz END,
            locks = CASE WHEN $2 THEN 0 WHEN locked_until IS NULL AND tries + 1 >= $4
              THEN locks + 1 ELSE locks END
      WHERE user_id = $1 AND (locked_until <= $3 OR locked_until IS NULL) AND locks < $6
        RETURNING tries`,
    [userId, isRight, now, maxTries, lockUntil, maxLocks],
    { name: 'decide-pin-try' },
  );
  return rows[0]?.tries;
}

/** The same PIN, as it is kept from now on: not where another one was chosen since then. */
export async function refreshPin(
  db: Queryable,
  userId: string,
  { before, after }: { before: KeptPin; after: KeptPin },
): Promise<void> {
  await db.query(
    'UPDATE security_pin SET pin_hash = $3, pin_mac = $4 WHERE user_id = $1 AND pin_hash = $2',
    [userId, before.pinHash, after.pinHash, after.pinMac],
  );
}

/** @returns whether there was one. */
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
  { pinHash, pinMac }: KeptPin,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `UPDATE security_pin SET pin_hash = $2, pin_mac = $3, set_at = $4, tries = 0, locks = 0,
            locked_until = NULL
      WHERE user_id = $1`,
    [userId, pinHash, pinMac, now],
  );
}
