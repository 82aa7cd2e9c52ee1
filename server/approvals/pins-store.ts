import type { Queryable } from '../db/database.ts';

export interface StoredPin {
  pinHash: string;
  setAt: Temporal.Instant;
  lockedUntil: Temporal.Instant | null;
}

export const maxTries = 5;

export async function findPin(db: Queryable, userId: string): Promise<StoredPin | undefined> {
  const { rows } = await db.query<StoredPin>(`SELECT pin_hash AS "pinHash", set_at AS "setAt", locked_until AS "lockedUntil" FROM security_pin WHERE user_id = $1`, [userId], { name: 'find-pin' });
  return rows[0];
}

/** Whether it was set; false when there is one already. */
export async function insertPin(db: Queryable, userId: string, pinHash: string, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await db.query('INSERT INTO security_pin (user_id, pin_hash, set_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [userId, pinHash, now]);
  return rowCount === 1;
}

/**
 * Takes one of the five tries, before anything is checked, so that a hundred parallel guesses are still five.
 * @returns the tries taken so far, this one included; undefined while locked or used up.
 */
export async function takeTry(db: Queryable, userId: string, now: Temporal.Instant): Promise<number | undefined> {
  const { rows } = await db.query<{ tries: number }>(
    `UPDATE security_pin SET tries = CASE WHEN locked_until IS NULL THEN tries + 1 ELSE 1 END, locked_until = NULL
      WHERE user_id = $1 AND (locked_until <= $2 OR (locked_until IS NULL AND tries < $3)) RETURNING tries`,
    [userId, now, maxTries],
  );
  return rows[0]?.tries;
}

export async function forgetTries(db: Queryable, userId: string): Promise<void> {
  await db.query('UPDATE security_pin SET tries = 0, locked_until = NULL, locks = 0 WHERE user_id = $1', [userId]);
}

/** Locks the PIN, never the account. */
export async function lockPin(db: Queryable, userId: string, until: Temporal.Instant): Promise<void> {
  await db.query('UPDATE security_pin SET locked_until = $2, locks = locks + 1 WHERE user_id = $1', [userId, until]);
}
