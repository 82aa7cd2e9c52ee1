import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashSecret } from '../../base/digest.ts';
import { forgetAged } from '../../services/jobs/forget-aged.ts';

/** Minutes that a person has to answer. */
export const challengeMinutes = 5;

/** The one who may answer a challenge that is kept: a session, or the person who signs in. */
type Asked = { purpose: 'add' | 'prove'; sessionId: string } | { purpose: 'sign-in' };

/**
 * The one who may answer: also the session that signs a text, whose challenge is not kept but comes
 * to the text with a nonce of ours that ends then.
 */
export type Answerer = Asked | { purpose: 'signed'; sessionId: string; endsAt: Temporal.Instant };

const sessionOf = (answerer: Answerer) =>
  answerer.purpose === 'sign-in' ? null : answerer.sessionId;

/**
 * Makes a challenge and keeps its hash. A session's newer one takes the place of its older one of
 * the same purpose.
 */
export async function createChallenge(
  db: Queryable,
  answerer: Asked,
  now: Temporal.Instant,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO passkey_challenge (challenge_hash, purpose, session_id, expires_at)
      VALUES ($1, $2, $3, $4)
     ON CONFLICT (session_id, purpose) DO UPDATE SET challenge_hash = excluded.challenge_hash,
       expires_at = excluded.expires_at`,
    [
      hashSecret(challenge),
      answerer.purpose,
      sessionOf(answerer),
      now.add({ minutes: challengeMinutes }),
    ],
    { name: 'create-challenge' },
  );
  return challenge;
}

/**
 * Notes that a session has signed the text of this challenge. Its nonces end in the order in which
 * they were made, so no older one than the newest that was used counts.
 * @returns false where this one, or a newer one, was used before.
 */
async function noteSigned(
  db: Queryable,
  challenge: string,
  { sessionId, endsAt }: Extract<Answerer, { purpose: 'signed' }>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO passkey_challenge AS used (challenge_hash, purpose, session_id, expires_at)
      VALUES ($1, 'signed', $2, $3)
     ON CONFLICT (session_id, purpose) DO UPDATE SET challenge_hash = excluded.challenge_hash,
       expires_at = excluded.expires_at WHERE used.expires_at < excluded.expires_at`,
    [hashSecret(challenge), sessionId, endsAt],
    { name: 'note-signed' },
  );
  return rowCount === 1;
}

/** Spends a live challenge: of two answers at once, one finds it. @returns whether it was there. */
export async function spendChallenge(
  db: Queryable,
  challenge: string,
  answerer: Answerer,
  now: Temporal.Instant,
): Promise<boolean> {
  if (answerer.purpose === 'signed') return await noteSigned(db, challenge, answerer);
  const { rowCount } = await db.query(
    `DELETE FROM passkey_challenge WHERE challenge_hash = $1 AND purpose = $2
      AND session_id IS NOT DISTINCT FROM $3 AND expires_at > $4 RETURNING purpose`,
    [hashSecret(challenge), answerer.purpose, sessionOf(answerer), now],
    { name: 'spend-challenge' },
  );
  return rowCount === 1;
}

/**
 * Whatever this person's sessions began to add is begun again: what it was begun with may be too
 * little by now.
 */
export async function forgetBegunPasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `DELETE FROM passkey_challenge WHERE purpose = 'add' AND session_id IN (SELECT id FROM session
      WHERE user_id = $1)`,
    [userId],
  );
}

/** Forgets challenges that were not answered in time. */
export const forgetChallenges = forgetAged({
  table: 'passkey_challenge',
  key: 'challenge_hash',
  at: 'expires_at',
});
