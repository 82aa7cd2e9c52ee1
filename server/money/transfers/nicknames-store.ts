import type { Queryable, Tx } from '../../db/database.ts';

/** The payee of an order or a recurring bill that waits, by its id. */
export interface KnownPayee {
  /** As `payee_of` has it; null of none that one pays. */
  payee: string | null;
  nickname: string | null;
}

/** The payees of what a customer has ordered for later, and what the customer calls them. */
export async function findPayeesAhead(
  db: Queryable,
  userId: string,
): Promise<Map<string, KnownPayee>> {
  const { rows } = await db.query<KnownPayee & { id: string }>(
    `SELECT ahead.id, ahead.payee, n.nickname
       FROM (SELECT s.id, payee_of(jsonb_populate_record(NULL::transfer, jsonb_build_object(
               'kind', 'bill', 'recipient_name', s.recipient_name, 'recipient_account',
               s.recipient_account))) AS payee
               FROM bill_schedule s WHERE s.owner_id = $1 AND s.status = 'active'
             UNION ALL
             SELECT t.id, payee_of(t) FROM transfer t
              WHERE t.payer_id = $1 AND t.status = 'scheduled') AS ahead
       LEFT JOIN payee_nickname n ON n.user_id = $1 AND n.payee = ahead.payee`,
    [userId],
    { name: 'find-payees-ahead' },
  );
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

/** @returns whether it was said before, and is the same. */
export async function nicknamePayeeAs(
  tx: Tx,
  userId: string,
  payee: string,
  nickname: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO payee_nickname (user_id, payee, nickname) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, payee) DO UPDATE SET nickname = excluded.nickname
       WHERE payee_nickname.nickname <> excluded.nickname`,
    [userId, payee, nickname],
  );
  return rowCount === 0;
}

/** @returns whether there was one. */
export async function deleteNickname(tx: Tx, userId: string, payee: string): Promise<boolean> {
  return (
    (
      await tx.query('DELETE FROM payee_nickname WHERE user_id = $1 AND payee = $2', [
        userId,
        payee,
      ])
    ).rowCount > 0
  );
}

export async function deleteNicknamesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM payee_nickname WHERE user_id = $1', [userId]);
}
