import type { cancelByLinkRoute } from '../../../contract/money/delayed-orders.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { findCancelLink } from '../transfers/delayed-orders-store.ts';
import { orderReason } from '../transfers/order-reasons.ts';
import type { TransferRow, TransferStatus } from '../transfers/transfer-row.ts';
import { changeStatus, findTransfer, lockTransfer } from '../transfers/transfers-store.ts';
import { endSchedule, lockOwnSchedule } from './schedules-store.ts';

/** A link cannot be guessed, but every guess costs a look-up. */
const perAddress: LimitRule = { name: 'cancel-link-address', points: 20, duration: 900 };

/** The outcome of an order that waits no longer. */
const became: Record<
  Exclude<TransferStatus, 'scheduled'>,
  'canceled' | 'declined' | 'left' | 'returned'
> = {
  cancelled: 'canceled',
  declined: 'declined',
  in_review: 'left',
  settling: 'left',
  approved: 'left',
  completed: 'left',
  returned: 'returned',
};

/**
 * Cancels an order that the bank lets wait, by the link of the mail about it, and with it the later
 * dates of a recurring bill. Decided under the order's lock, as its payment is; a link that was used
 * finds it canceled.
 */
export async function cancelByLink(
  ctx: Context,
  { token }: BodyOf<typeof cancelByLinkRoute>,
): Promise<{ order: TransferRow; stopsBill: boolean }> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  return await db.tx(async (tx) => {
    const orderId = await findCancelLink(tx, token, clock.now());
    const payerId = orderId === undefined ? null : (await findTransfer(tx, orderId))?.payerId;
    if (orderId === undefined || !payerId) return refuse('CANCEL_LINK_INVALID');
    // A schedule has the id of its first order, and is locked before it, as when it is stopped.
    const schedule = await lockOwnSchedule(tx, payerId, orderId);
    const order = await lockTransfer(tx, orderId);
    invariant(order, 'an order is never deleted');
    if (order.status !== 'scheduled')
      refuse('PAYMENT_NOT_WAITING', { params: { became: became[order.status] } });
    const payer = await findUser(tx, payerId);
    const actor = payer ? ({ name: actorName(payer), channel: 'web' } as const) : ctx.actor;
    const reason = orderReason('cancelledByLink', payer?.language);
    await changeStatus(tx, { id: orderId, status: 'cancelled', reason });
    const said = { person: payerId, details: { by: 'mailed link' } };
    const own = { ...ctx, actor };
    await recordAudit(tx, own, {
      action: 'transfer.cancelled',
      subject: `transfer:${orderId}`,
      ...said,
    });
    const stopsBill = schedule?.status === 'active';
    if (stopsBill) {
      await endSchedule(tx, orderId, 'stopped');
      await recordAudit(tx, own, {
        action: 'schedule.stopped',
        subject: `schedule:${orderId}`,
        ...said,
      });
    }
    return { order, stopsBill };
  });
}
