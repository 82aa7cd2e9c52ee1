import type { Queryable, Tx } from '../../db/database.ts';

export async function putPendingEmail(
  tx: Tx,
  userId: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO pending_email (user_id, email, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, asked_at = excluded.asked_at`,
    [userId, email, now],
  );
}

/** The wish, locked: it cannot change before the transaction is over. */
export async function lockPendingEmail(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>(
    'SELECT email FROM pending_email WHERE user_id = $1 FOR UPDATE',
    [userId],
  );
  return rows[0]?.email;
}

export async function deletePendingEmail(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM pending_email WHERE user_id = $1', [userId]);
}

/** Says whether a living person other than this one has the address. */
export async function isEmailTaken(db: Queryable, userId: string, email: string): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT FROM users WHERE email_key = $2 AND id <> $1 AND deleted_at IS NULL',
    [userId, email.toLowerCase()],
  );
  return rows.length > 0;
}

/**
 * Another address from now on, confirmed by its link. The one before it may take that back for a
 * while, and is confirmed or not as it was.
 */
export async function takeEmail(
  tx: Tx,
  userId: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE users SET email = $2, email_key = $3, email_confirmed_at = $4, email_changed_at = $4,
            former_email = email, former_email_confirmed_at = email_confirmed_at WHERE id = $1`,
    [userId, email, email.toLowerCase(), now],
  );
}

/** The former address again, and none is the former one any more. */
export async function takeEmailBack(
  tx: Tx,
  userId: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE users SET email = $2, email_key = $3, email_confirmed_at = former_email_confirmed_at,
      email_changed_at = $4,
            former_email = NULL, former_email_confirmed_at = NULL WHERE id = $1`,
    [userId, email, email.toLowerCase(), now],
  );
}
