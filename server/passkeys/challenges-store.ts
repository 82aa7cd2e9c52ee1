import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { hashSecret } from '../users/session-token.ts';

/** How long a person has to answer. */
export const challengeMinutes = 5;

/** Who may answer: the session that asked to add a passkey, or whoever signs in. */
type Answerer = { purpose: 'add'; sessionId: string } | { purpose: 'sign-in' };

/** Makes a challenge and keeps its hash. A session's newer one takes the place of the older. */
export async function createChallenge(db: Queryable, answerer: Answerer, now: Temporal.Instant): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO passkey_challenge (challenge_hash, purpose, session_id, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (session_id) DO UPDATE SET challenge_hash = excluded.challenge_hash, expires_at = excluded.expires_at`,
    [hashSecret(challenge), answerer.purpose, answerer.purpose === 'add' ? answerer.sessionId : null, now.add({ minutes: challengeMinutes })],
  );
  return challenge;
}

/** Spends a live challenge: of two answers at once, one finds it. @returns whether it was there. */
export async function spendChallenge(db: Queryable, challenge: string, answerer: Answerer, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM passkey_challenge WHERE challenge_hash = $1 AND purpose = $2 AND session_id IS NOT DISTINCT FROM $3 AND expires_at > $4 RETURNING purpose',
    [hashSecret(challenge), answerer.purpose, answerer.purpose === 'add' ? answerer.sessionId : null, now],
  );
  return rowCount === 1;
}

/** Forgets challenges nobody answered in time. @returns how many. */
export async function forgetChallenges(db: Queryable, now: Temporal.Instant, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM passkey_challenge WHERE challenge_hash IN
       (SELECT challenge_hash FROM passkey_challenge WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, limit],
  );
  return rowCount;
}
