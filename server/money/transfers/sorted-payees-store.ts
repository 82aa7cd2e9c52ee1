import type { Queryable, Tx } from '../../db/database.ts';

/**
 * The payee of an order `t` that the customer pays; null where it has none, and for a move between
 * own accounts.
 */
const payeeToSort = 'CASE WHEN t.payer_id IS DISTINCT FROM t.payee_id THEN payee_of(t) END';

/** Whom an own order pays; undefined where the customer pays no such order. */
export async function findPayeeToSort(
  db: Queryable,
  payerId: string,
  id: string,
): Promise<{ name: string; payee: string | null } | undefined> {
  const { rows } = await db.query<{ name: string; payee: string | null }>(
    `SELECT t.recipient_name AS name, ${payeeToSort} AS payee FROM transfer t
      WHERE t.id = $1 AND t.payer_id = $2`,
    [id, payerId],
  );
  return rows[0];
}

/** @returns whether it was said before, and is the same. */
export async function sortPayeeAs(
  tx: Tx,
  userId: string,
  payee: string,
  category: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO sorted_payee (user_id, payee, category) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, payee) DO UPDATE SET category = excluded.category
       WHERE sorted_payee.category <> excluded.category`,
    [userId, payee, category],
  );
  return rowCount === 0;
}

/** @returns whether anything had been said. */
export async function deleteSortedPayee(tx: Tx, userId: string, payee: string): Promise<boolean> {
  return (
    (await tx.query('DELETE FROM sorted_payee WHERE user_id = $1 AND payee = $2', [userId, payee]))
      .rowCount > 0
  );
}

export async function deleteSortedPayeesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM sorted_payee WHERE user_id = $1', [userId]);
}
