import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { hashSecret } from '../../base/digest.ts';

/** The thing that a mailed link lets its owner choose again, or confirm. */
export type LinkPurpose = 'password' | 'pin' | 'email' | 'own-email';

/** Minutes that a person who asked for a link has to use it. */
export const linkMinutes = 15;

/**
 * The mail that follows a registration is not waited for at the screen, and its link alone changes
 * nothing.
 */
const lifeMinutes: Record<LinkPurpose, number> = {
  password: linkMinutes,
  pin: linkMinutes,
  email: linkMinutes,
  'own-email': 72 * 60,
};

/**
 * Makes a link's secret and keeps its hash; an older link of the same person and purpose is dead
 * from now on.
 */
export async function createLinkSecret(
  db: Queryable,
  userId: string,
  purpose: LinkPurpose,
  now: Temporal.Instant,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO mailed_link (user_id, purpose, secret_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, purpose) DO UPDATE SET secret_hash = excluded.secret_hash,
       expires_at = excluded.expires_at`,
    [userId, purpose, hashSecret(secret), now.add({ minutes: lifeMinutes[purpose] })],
  );
  return secret;
}

/** Spends a live link: of two at once, one finds it. @returns whose it was. */
export async function spendLink(
  db: Queryable,
  secret: string,
  purpose: LinkPurpose,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await db.query<{ userId: string }>(
    `DELETE FROM mailed_link WHERE secret_hash = $1 AND purpose = $2 AND expires_at > $3
      RETURNING user_id AS "userId"`,
    [hashSecret(secret), purpose, now],
  );
  return rows[0]?.userId;
}

/** Finds the owner of a live link, which `spendLink` alone spends. */
export async function findLinkOwner(
  db: Queryable,
  secret: string,
  purpose: LinkPurpose,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await db.query<{ userId: string }>(
    `SELECT user_id AS "userId" FROM mailed_link WHERE secret_hash = $1 AND purpose = $2
      AND expires_at > $3`,
    [hashSecret(secret), purpose, now],
  );
  return rows[0]?.userId;
}

/** From now on the link of this person and purpose opens nothing. */
export async function dropLink(db: Queryable, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.query('DELETE FROM mailed_link WHERE user_id = $1 AND purpose = $2', [userId, purpose]);
}
