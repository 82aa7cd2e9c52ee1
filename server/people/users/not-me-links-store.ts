import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashSecret } from '../../base/digest.ts';
import { forgetAged } from '../../services/jobs/forget-aged.ts';

const lifeHours = 72;

/**
 * Makes the links of security mails, in their order; those of earlier mails go on working, since
 * each mail shows its own.
 */
export async function createNotMeLinks(
  db: Queryable,
  mails: readonly { userId: string; address: string }[],
  now: Temporal.Instant,
): Promise<string[]> {
  const secrets = mails.map(() => randomBytes(32).toString('base64url'));
  await db.query(
    `INSERT INTO not_me_link (secret_hash, user_id, address, expires_at)
     SELECT *, $4::timestamptz FROM unnest($1::bytea[], $2::uuid[], $3::text[])`,
    [
      secrets.map(hashSecret),
      mails.map(({ userId }) => userId),
      mails.map(({ address }) => address),
      now.add({ hours: lifeHours }),
    ],
    { name: 'create-not-me-links' },
  );
  return secrets;
}

/**
 * Spends a live link, and with it the others that were mailed to the same address: of two at once,
 * one finds it. Those of the other address stay, or a thief would end the owner's with a press in
 * the thief's own mailbox.
 */
export async function spendNotMeLink(
  tx: Tx,
  secret: string,
  now: Temporal.Instant,
): Promise<{ userId: string; address: string } | undefined> {
  const { rows } = await tx.query<{ userId: string; address: string }>(
    `DELETE FROM not_me_link WHERE secret_hash = $1 AND expires_at > $2
      RETURNING user_id AS "userId", address`,
    [hashSecret(secret), now],
  );
  const [spent] = rows;
  if (spent)
    await tx.query('DELETE FROM not_me_link WHERE user_id = $1 AND lower(address) = lower($2)', [
      spent.userId,
      spent.address,
    ]);
  return spent;
}

/** After a change of the address was taken back: the withdrawn address says nothing more. */
export async function dropNotMeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM not_me_link WHERE user_id = $1', [userId]);
}

/** Forgets links that are over. */
export const forgetNotMeLinks = forgetAged({
  table: 'not_me_link',
  key: 'secret_hash',
  at: 'expires_at',
});
