import type { Tx } from '../../db/database.ts';

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
