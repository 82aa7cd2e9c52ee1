import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { networkOf } from '../../services/limits/network-of.ts';

/** Enough for everything one person owns; the ones longest unused are forgotten. */
const maxKept = 30;

export interface DeviceStanding {
  standing: 'first' | 'new' | 'seen';
  /** Since when it is used, where it was new then. */
  newSince: Temporal.Instant | null;
}

interface SignInPlace {
  userId: string;
  /** What the program says of itself. */
  device: string;
  address: string;
  /** The browser's own random text; a program has none, and is known by name and network. */
  browser: string | undefined;
  /** The browser has signed in as this person before, whatever this table knows. */
  isKnown: boolean;
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

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();

/** @returns since when it is used; null: no one knows, or it was no new one then. */
async function keepPlace(
  db: Queryable,
  { userId, digest, now }: { userId: string; digest: Buffer; now: Temporal.Instant },
  firstUsedAt: Temporal.Instant | null,
): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ firstUsedAt: Temporal.Instant | null }>(
    `INSERT INTO known_device (user_id, digest, last_used_at, first_used_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, digest) DO UPDATE SET last_used_at = excluded.last_used_at
     RETURNING first_used_at AS "firstUsedAt"`,
    [userId, digest, now, firstUsedAt],
  );
  return rows[0]?.firstUsedAt ?? null;
}

/**
 * Keeps from where a person signs in.
 * @returns whether that is the first place ever, a new one, or one seen before.
 */
export async function noteDevice(
  db: Queryable,
  { userId, device, address, browser, isKnown, now }: SignInPlace,
): Promise<DeviceStanding> {
  const digest = digestOf(networkOf(address), device);
  const { rows } = await db.query<{ digest: Buffer }>(
    'SELECT digest FROM known_device WHERE user_id = $1',
    [userId],
  );
  const isFirst = rows.length === 0;
  const firstUsedAt = isFirst || isKnown ? null : now;
  // A browser by its own text: on its way from home to work it stays the same.
  const newSince = await keepPlace(
    db,
    { userId, digest: browser === undefined ? digest : digestOf('browser', browser), now },
    firstUsedAt,
  );
  if (browser !== undefined) await keepPlace(db, { userId, digest, now }, firstUsedAt);
  if (isFirst) return { standing: 'first', newSince };
  if (rows.some((row) => digest.equals(row.digest))) return { standing: 'seen', newSince };
  await db.query(
    `DELETE FROM known_device WHERE (user_id, digest) IN (SELECT user_id, digest FROM known_device
      WHERE user_id = $1 ORDER BY last_used_at DESC OFFSET $2)`,
    [userId, maxKept],
  );
  return { standing: 'new', newSince };
}
