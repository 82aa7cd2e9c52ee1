import type { Queryable, Tx } from '../../db/database.ts';

/** What a customer calls the billers of their recurring bills, by the schedule. */
export async function findNicknamesOfBills(
  db: Queryable,
  userId: string,
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; nickname: string }>(
    `SELECT s.id, n.nickname FROM bill_schedule s
       JOIN payee_nickname n ON n.user_id = s.owner_id AND n.payee = payee_of(
         jsonb_populate_record(NULL::transfer, jsonb_build_object('kind', 'bill',
           'recipient_name', s.recipient_name, 'recipient_account', s.recipient_account)))
      WHERE s.owner_id = $1 AND s.status = 'active'`,
    [userId],
    { name: 'find-nicknames-of-bills' },
  );
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
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
