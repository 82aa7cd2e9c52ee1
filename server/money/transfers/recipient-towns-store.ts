import type { Queryable } from '../../db/database.ts';
import type { SideRow } from '../../ledger/plan.ts';

/** Keeps the recipient's town with the order. */
export const recipientTownSideRow = (orderId: string, town: string): SideRow => ({
  table: 'recipient_town',
  row: { order_id: orderId, town },
});

/** @returns null where the customer gave none. */
export async function findRecipientTown(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await db.query<{ town: string }>(
    'SELECT town FROM recipient_town WHERE order_id = $1',
    [orderId],
    { name: 'find-recipient-town' },
  );
  return rows[0]?.town ?? null;
}
