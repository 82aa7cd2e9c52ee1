import type { Queryable, Tx } from '../db/database.ts';

export async function putPendingEmail(tx: Tx, userId: string, email: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO pending_email (user_id, email, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, asked_at = excluded.asked_at`,
    [userId, email, now],
  );
}

/** The wish, locked: nobody changes it before the transaction is over. */
export async function lockPendingEmail(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>('SELECT email FROM pending_email WHERE user_id = $1 FOR UPDATE', [userId]);
  return rows[0]?.email;
}

export async function deletePendingEmail(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM pending_email WHERE user_id = $1', [userId]);
}

/** Whether a living person other than this one has the address. */
export async function isEmailTaken(db: Queryable, userId: string, email: string): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM users WHERE email_key = $2 AND id <> $1 AND deleted_at IS NULL', [userId, email.toLowerCase()]);
  return rows.length > 0;
}

/**
 * Another address from now on, and confirmed. The one before it may take that back for a while, without a `former`: then it is as confirmed as it was. Whoever
 * opened the account in the name of its owner may have confirmed the other one.
 */
export async function takeEmail(
  tx: Tx,
  userId: string,
  { email, former, now }: { email: string; former: string | null; now: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `UPDATE users SET email = $2, email_key = $3, former_email = $4, email_changed_at = $5,
            email_confirmed_at = CASE WHEN $4::text IS NULL THEN former_email_confirmed_at ELSE $5 END,
            former_email_confirmed_at = CASE WHEN $4::text IS NULL THEN NULL ELSE email_confirmed_at END
      WHERE id = $1`,
    [userId, email, email.toLowerCase(), former, now],
  );
}
