import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { networkOf } from '../../services/limits/network-of.ts';

/** Enough for everything one person owns; the ones longest unused are forgotten. */
const maxKept = 30;

export type DeviceStanding = 'first' | 'new' | 'seen';

interface SignInPlace {
  userId: string;
  /** What the program says of itself. */
  device: string;
  address: string;
  now: Temporal.Instant;
}

/**
 * A place that is no device: a person who has logged in from it alone has no known device, and yet
 * their next login is not their first.
 */
const nowhere = Buffer.alloc(32);

/** From now on every place is a new one. */
export async function forgetDevices(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('DELETE FROM known_device WHERE user_id = $1', [userId]);
  await db.query('INSERT INTO known_device (user_id, digest, last_used_at) VALUES ($1, $2, $3)', [
    userId,
    nowhere,
    now,
  ]);
}

/**
 * Keeps from where a person signs in.
 * @returns whether that is the first place ever, a new one, or one seen before.
 */
export async function noteDevice(
  db: Queryable,
  { userId, device, address, now }: SignInPlace,
): Promise<DeviceStanding> {
  const digest = createHash('sha256')
    .update(`${networkOf(address)}\n${device}`)
    .digest();
  const { rows } = await db.query<{ digest: Buffer }>(
    'SELECT digest FROM known_device WHERE user_id = $1',
    [userId],
  );
  await db.query(
    `INSERT INTO known_device (user_id, digest, last_used_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, digest) DO UPDATE SET last_used_at = excluded.last_used_at`,
    [userId, digest, now],
  );
  if (rows.length === 0) return 'first';
  if (rows.some((row) => digest.equals(row.digest))) return 'seen';
  await db.query(
    `DELETE FROM known_device WHERE (user_id, digest) IN (SELECT user_id, digest FROM known_device
      WHERE user_id = $1 ORDER BY last_used_at DESC OFFSET $2)`,
    [userId, maxKept],
  );
  return 'new';
}
