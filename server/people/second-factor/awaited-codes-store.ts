import type { Queryable, Tx } from '../../db/database.ts';

export interface AwaitedCode {
  userId: string;
  /** As `networkOf` writes it. */
  network: string;
  askedAt: Temporal.Instant;
}

/** The first right password of a network counts, however often it is given again. */
export async function awaitCode(tx: Tx, { userId, network, askedAt }: AwaitedCode): Promise<void> {
  await tx.query(
    `INSERT INTO awaited_code (user_id, network, asked_at) VALUES ($1, $2, $3)
      ON CONFLICT DO NOTHING`,
    [userId, network, askedAt],
  );
}

/** Nothing is awaited from there any more. */
export async function forgetAwaitedCode(
  db: Queryable,
  { userId, network }: Pick<AwaitedCode, 'userId' | 'network'>,
): Promise<void> {
  await db.query('DELETE FROM awaited_code WHERE user_id = $1 AND network = $2', [userId, network]);
}

/**
 * Takes one whose code has not come since `before`: of two servers, one has it. `=` has its
 * question asked once; under `IN` a plan may ask it for every row, and take them all.
 */
export async function takeCodeNotGiven(
  tx: Tx,
  before: Temporal.Instant,
): Promise<AwaitedCode | undefined> {
  const { rows } = await tx.query<AwaitedCode>(
    `DELETE FROM awaited_code WHERE (user_id, network) =
       (SELECT user_id, network FROM awaited_code WHERE asked_at <= $1 ORDER BY asked_at LIMIT 1
         FOR UPDATE SKIP LOCKED)
     RETURNING user_id AS "userId", network, asked_at AS "askedAt"`,
    [before],
  );
  return rows[0];
}

/**
 * Says whether a person may be warned now that an attacker has their password: once an hour, so
 * that a guesser cannot fill the mailbox.
 */
export async function takePasswordWarning(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO password_warning AS last (user_id, told_at) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET told_at = $2 WHERE last.told_at <= $3`,
    [userId, now, now.subtract({ hours: 1 })],
  );
  return rowCount === 1;
}
