import type { Queryable } from '../../db/database.ts';

/** The words of a customer about an order, or about everybody that is paid like its payee. */
export interface PayeeLabel {
  /** The customer's name for the payee; null where they gave none, and of money that came in. */
  nickname: string | null;
  /** The word under which it counts in its month; null for money that never counts. */
  sortedAs: string | null;
}

/** The own side of some orders of a customer, by the order. */
export async function findPayeeLabels(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<Map<string, PayeeLabel>> {
  const { rows } = await db.query<PayeeLabel & { id: string }>(
    `SELECT t.id, n.nickname, sorted_as(t, $1, s.category) AS "sortedAs" FROM transfer t
       LEFT JOIN payee_nickname n ON n.user_id = $1 AND n.payee = payee_of(t)
         AND t.payer_id = $1 AND t.payee_id IS DISTINCT FROM t.payer_id
       LEFT JOIN sorted_payee s ON s.user_id = $1 AND s.payee = payee_of(t)
      WHERE t.id = ANY ($2::uuid[])`,
    [userId, [...orderIds]],
    { name: 'find-payee-labels' },
  );
  return new Map(rows.map(({ id, nickname, sortedAs }) => [id, { nickname, sortedAs }]));
}
