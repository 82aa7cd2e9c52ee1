import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { disownedPaymentNotice } from '../../services/mail/payment-notices.ts';
import { lockDisownedOrders, markDisownedDone } from '../transfers/delayed-orders-store.ts';
import { orderReason } from '../transfers/order-reasons.ts';
import { changeStatus, findTransfer, lockTransfer } from '../transfers/transfers-store.ts';
import { endSchedule, lockOwnSchedule } from './schedules-store.ts';

async function cancelOne(tx: Tx, ctx: Context, orderId: string): Promise<void> {
  const payerId = (await findTransfer(tx, orderId))?.payerId;
  const payer = payerId ? await findUser(tx, payerId) : undefined;
  if (!payer) return;
  // A schedule has the id of its first order, and is locked before it, as when it is stopped.
  const schedule = await lockOwnSchedule(tx, payer.id, orderId);
  const order = await lockTransfer(tx, orderId);
  // The customer or a freeze was faster.
  if (order?.status !== 'scheduled') return;
  const reason = orderReason('disowned', payer.language);
  await changeStatus(tx, { id: orderId, status: 'cancelled', reason });
  const because = { person: payer.id, details: { by: 'ended session' } };
  await recordAudit(tx, ctx, {
    action: 'transfer.cancelled',
    subject: `transfer:${orderId}`,
    ...because,
  });
  if (schedule?.status === 'active') {
    await endSchedule(tx, orderId, 'stopped');
    await recordAudit(tx, ctx, {
      action: 'schedule.stopped',
      subject: `schedule:${orderId}`,
      ...because,
    });
  }
  await queueSecurityNotice(tx, ctx.bank.clock, payer, disownedPaymentNotice(order));
}

/**
 * Cancels delayed orders of sessions that were ended from elsewhere, and tells their customer. They
 * are not paid even before it has come to them.
 * @returns how many orders.
 */
export const cancelDisownedOrders = rowByRow<{ orderId: string }>({
  atOnce: 20,
  turns: 5,
  lock: (tx, _ctx, due) => lockDisownedOrders(tx, due),
  idOf: ({ orderId }) => orderId,
  async work(tx, ctx, rows) {
    for (const { orderId } of rows) await cancelOne(tx, ctx, orderId);
    await markDisownedDone(
      tx,
      rows.map(({ orderId }) => orderId),
    );
  },
});
