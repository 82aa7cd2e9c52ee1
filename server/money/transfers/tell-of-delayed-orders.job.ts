import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { delayedPaymentNotice } from '../../services/mail/payment-notices.ts';
import { lockUntoldOrders, markTold } from './delayed-orders-store.ts';
import { findOrders } from './payees-store.ts';

async function tell(tx: Tx, { bank }: Context, orderIds: readonly string[]): Promise<void> {
  for (const order of await findOrders(tx, orderIds)) {
    invariant(order.payerId, 'an order that waits has a payer');
    const payer = await findUser(tx, order.payerId);
    if (payer)
      await queueSecurityNotice(tx, bank.clock, payer, delayedPaymentNotice(order), {
        cancels: order.id,
      });
  }
  await markTold(tx, orderIds, bank.clock.now());
}

/**
 * Tells customers of a payment that the bank lets wait. Each mail has a button that cancels it.
 * @returns how many orders.
 */
export const tellOfDelayedOrders = rowByRow<{ orderId: string }>({
  atOnce: 20,
  turns: 5,
  lock: (tx, _ctx, due) => lockUntoldOrders(tx, due),
  idOf: ({ orderId }) => orderId,
  work: (tx, ctx, rows) =>
    tell(
      tx,
      ctx,
      rows.map(({ orderId }) => orderId),
    ),
});
