import type { Queryable } from '../db/database.ts';

interface NewLink {
  userId: string;
  tokenHash: Buffer;
  expiresAt: Temporal.Instant;
}

/** Keeps the hash of a new link; an older one of the same person is dead from now on. */
export async function replaceLink(db: Queryable, { userId, tokenHash, expiresAt }: NewLink): Promise<void> {
  await db.query(
    `INSERT INTO password_reset (user_id, token_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, tokenHash, expiresAt],
  );
}

/** Spends a live link: of two at once, one finds it. @returns whose it was. */
export async function spendLink(db: Queryable, tokenHash: Buffer, now: Temporal.Instant): Promise<string | undefined> {
  const { rows } = await db.query<{ userId: string }>('DELETE FROM password_reset WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id AS "userId"', [tokenHash, now]);
  return rows[0]?.userId;
}
