import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashSecret } from '../../base/digest.ts';
import { forgetAged } from '../../services/jobs/forget-aged.ts';

/** Minutes that a person has to answer. */
export const challengeMinutes = 5;

/**
 * The one who may answer: the session that asked to add a passkey, to prove a change or to sign an
 * order with one, or the person who signs in.
 */
export type Answerer =
  | { purpose: 'add' | 'prove' | 'order'; sessionId: string }
  | { purpose: 'sign-in' };

const sessionOf = (answerer: Answerer) =>
  answerer.purpose === 'sign-in' ? null : answerer.sessionId;

/**
 * Makes a challenge and keeps its hash. A session's newer one takes the place of its older one of
 * the same purpose.
 * @param challenge what an order comes to; random otherwise
 */
export async function createChallenge(
  db: Queryable,
  answerer: Answerer,
  now: Temporal.Instant,
  challenge = randomBytes(32).toString('base64url'),
): Promise<string> {
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

/** Spends a live challenge: of two answers at once, one finds it. @returns whether it was there. */
export async function spendChallenge(
  db: Queryable,
  challenge: string,
  answerer: Answerer,
  now: Temporal.Instant,
): Promise<boolean> {
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
