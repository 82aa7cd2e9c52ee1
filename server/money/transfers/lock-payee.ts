import { refuse } from '../../base/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';

/**
 * The payee of an order `t` that the customer pays; null where it has none, and for a move between
 * own accounts.
 */
const payeeOfOwn = 'CASE WHEN t.payer_id IS DISTINCT FROM t.payee_id THEN payee_of(t) END';

interface Payee {
  /** As the order names it. */
  name: string;
  /** As `payee_of()` names it. */
  payee: string;
}

/**
 * Finds the payee of an own order, under the customer's lock; another customer's order reads as
 * none.
 * @throws {Refusal} TRANSFER_NOT_FOUND, or the given one where the order has no payee.
 */
export async function lockPayee(
  tx: Tx,
  userId: string,
  { orderId, ifNone }: { orderId: string; ifNone: 'NO_PAYEE_TO_SORT' | 'NO_PAYEE_TO_NAME' },
): Promise<Payee> {
  await lockActiveUser(tx, userId);
  const { rows } = await tx.query<{ name: string; payee: string | null }>(
    `SELECT t.recipient_name AS name, ${payeeOfOwn} AS payee FROM transfer t
      WHERE t.id = $1 AND t.payer_id = $2`,
    [orderId, userId],
  );
  const [found] = rows;
  if (found === undefined) refuse('TRANSFER_NOT_FOUND');
  return { name: found.name, payee: found.payee ?? refuse(ifNone) };
}
