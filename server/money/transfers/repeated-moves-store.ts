import type { Queryable } from '../../db/database.ts';
import type { SideRow } from '../../ledger/plan.ts';

/** An order between own accounts that is followed by another one a month later. */
export interface RepeatedMove {
  orderId: string;
  /** When the first of them was due. */
  firstAt: Temporal.Instant;
  /** The number that came before it. */
  number: number;
}

/** Finds those of these orders that are followed by another one, by order. */
export async function findRepeatedMoves(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, RepeatedMove>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.query<RepeatedMove>(
    `SELECT order_id AS "orderId", first_at AS "firstAt", number FROM repeated_move
      WHERE order_id = ANY ($1::uuid[])`,
    [orderIds],
    { name: 'find-repeated-moves' },
  );
  return new Map(rows.map((row) => [row.orderId, row]));
}

export const repeatedMoveSideRow = ({ orderId, firstAt, number }: RepeatedMove): SideRow => ({
  table: 'repeated_move',
  row: { order_id: orderId, first_at: firstAt.toString(), number },
});
