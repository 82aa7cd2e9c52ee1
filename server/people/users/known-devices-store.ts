import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import type { DeviceKind } from './known-device.ts';

/** Of each kind enough for everything one person owns; the ones longest unused are forgotten. */
const maxKept = 30;

export interface Device {
  kind: DeviceKind;
  /** The random text of its cookie. */
  secret: string;
  /** It brought the cookie of an earlier login of this person, with this kind. */
  isKnown: boolean;
  /** The name it gives itself: its owner sees it in the list of sessions. It proves nothing. */
  name: string;
}

interface SignIn extends Device {
  userId: string;
  network: string;
  /** They have a passkey or an app, so that more than a PIN can be asked for. */
  hasStrongFactor: boolean;
  now: Temporal.Instant;
}

interface Standing {
  /** The first login of this person ever: nothing can be known yet. */
  isFirst: boolean;
  /** Since when it is used; null: no one knows, or it was no new one then. */
  newSince: Temporal.Instant | null;
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

interface Place {
  kind: DeviceKind | 'place';
  digest: Buffer;
  /** The time of its first login, as it is kept, still counts. */
  isKnown: boolean;
}

/** @returns since when it is used; one that is not known is used since now. */
async function keepPlace(
  db: Queryable,
  { userId, now }: Pick<SignIn, 'userId' | 'now'>,
  { kind, digest, isKnown, firstUsedAt }: Place & { firstUsedAt: Temporal.Instant | null },
): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ firstUsedAt: Temporal.Instant | null }>(
    `INSERT INTO known_device AS d (user_id, digest, kind, last_used_at, first_used_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, digest) DO UPDATE SET kind = $3, last_used_at = $4,
       first_used_at = CASE WHEN $6 THEN d.first_used_at ELSE $5 END
     RETURNING first_used_at AS "firstUsedAt"`,
    [userId, digest, kind, now, firstUsedAt, isKnown],
  );
  return rows[0]?.firstUsedAt ?? null;
}

const earlier = (one: Temporal.Instant | null, other: Temporal.Instant | null) =>
  one && other ? (Temporal.Instant.compare(one, other) < 0 ? one : other) : null;

/** Keeps with what a person signs in, and answers since when that is theirs. */
export async function noteDevice(db: Queryable, signIn: SignIn): Promise<Standing> {
  const { userId, kind, secret, isKnown, network, name, hasStrongFactor, now } = signIn;
  const { rowCount } = await db.query('SELECT 1 FROM known_device WHERE user_id = $1 LIMIT 1', [
    userId,
  ]);
  const isFirst = rowCount === 0;
  const keep = (place: Place) =>
    keepPlace(db, signIn, { ...place, firstUsedAt: isFirst ? null : now });
  // By its own text: on its way from home to work a browser stays the same.
  const bySecret = await keep({ kind, digest: digestOf(kind, secret), isKnown });
  let newSince = bySecret;
  if (kind === 'program') {
    const digest = digestOf('place', network, name);
    const byPlace = await keep({ kind: 'place', digest, isKnown: true });
    // A client that knows the specification alone sends no cookie: network and name have to do,
    // though a neighbor can copy both. A person who has a strong factor is asked for it.
    if (!hasStrongFactor) newSince = earlier(bySecret, byPlace);
  }
  await db.query(
    `DELETE FROM known_device WHERE user_id = $1 AND digest IN (SELECT digest FROM (SELECT digest,
      row_number() OVER (PARTITION BY kind ORDER BY last_used_at DESC) AS nth FROM known_device
       WHERE user_id = $1) AS of_kind WHERE nth > $2)`,
    [userId, maxKept],
  );
  return { isFirst, newSince };
}
