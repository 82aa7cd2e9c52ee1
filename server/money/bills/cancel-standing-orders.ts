import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ordersCancelledNotice } from '../../services/mail/contact-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { orderReason } from '../transfers/order-reasons.ts';
import { cancelScheduledTransfers, lockScheduledTransfers } from '../transfers/transfers-store.ts';
import type { StoredUser } from '../../people/users/users-store.ts';
import { cancelSchedulesOf, lockSchedulesOf } from './schedules-store.ts';

/**
 * Cancels what a customer's account would pay by itself, and mails its owner: a payment ordered
 * ahead needs no key any more, even if a stranger ordered it.
 */
export async function cancelStandingOrders(tx: Tx, ctx: Context, user: StoredUser): Promise<void> {
  await lockScheduledTransfers(tx, user.id);
  await lockSchedulesOf(tx, user.id);
  const scheduled = await cancelScheduledTransfers(
    tx,
    user.id,
    orderReason('newPassword', user.language),
  );
  const cancelled = scheduled + (await cancelSchedulesOf(tx, user.id));
  if (cancelled === 0) return;
  await recordAudit(tx, ctx, {
    action: 'orders.cancelled',
    subject: `user:${user.id}`,
    details: { orders: String(cancelled) },
  });
  await queueNotice(tx, ctx.bank.clock, user, ordersCancelledNotice(cancelled));
}
