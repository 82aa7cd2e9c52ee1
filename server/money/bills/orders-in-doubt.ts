import type { OrderInDoubt } from '../../../contract/people/orders-in-doubt.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OrdersInDoubt } from '../../people/freezes/orders-in-doubt.ts';
import type { StoredUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockOpenDisputes } from '../transfers/end-open-cases.ts';
import { orderReason } from '../transfers/order-reasons.ts';
import { takeBack, takenBackUntilMs } from '../transfers/take-back.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { changeStatuses, lockScheduledTransfers } from '../transfers/transfers-store.ts';
import {
  cancelSchedules,
  findOrdersInDoubt,
  findStandingOrders,
  findYoungOrders,
  findYoungSchedules,
  lockFreshPayments,
  type OrderInDoubtRow,
} from './orders-in-doubt-store.ts';
import { lockSchedulesOf } from './schedules-store.ts';

/**
 * A bill before its first order, as who stops or cancels it locks, and a report before its payment,
 * as who answers it does.
 */
async function lock(tx: Tx, { bank }: Context, userId: string): Promise<TransferRow[]> {
  await lockSchedulesOf(tx, userId);
  await lockOpenDisputes(tx, userId);
  await lockScheduledTransfers(tx, userId);
  const now = bank.clock.businessNow();
  const fresh = await lockFreshPayments(tx, userId, now);
  return fresh.filter((row) => (takenBackUntilMs(row) ?? 0) > now.epochMilliseconds);
}

async function cancel(tx: Tx, ctx: Context, user: StoredUser): Promise<string[]> {
  // Once more: one may have been ordered after the first look, and before the owner was locked.
  const canComeBack = await lock(tx, ctx, user.id);
  const since = ctx.bank.clock.businessNow().subtract({ hours: 72 });
  const young = await findYoungSchedules(tx, user.id, since);
  const orders = await findYoungOrders(tx, user.id, { since, scheduleIds: young });
  const reason = orderReason('notMe', user.language);
  await changeStatuses(
    tx,
    orders.map((id) => ({ id, status: 'cancelled', reason })),
  );
  // A bill has the id of its first order: with a first payment that was delayed its later ones go.
  const bills = await cancelSchedules(tx, [...young, ...orders]);
  const details = { by: 'freeze' };
  const because = { person: user.id, details };
  for (const id of orders)
    await recordAudit(tx, ctx, {
      action: 'transfer.cancelled',
      subject: `transfer:${id}`,
      ...because,
    });
  for (const id of bills)
    await recordAudit(tx, ctx, {
      action: 'schedule.stopped',
      subject: `schedule:${id}`,
      ...because,
    });
  for (const row of canComeBack) await takeBack(tx, ctx, row, { because: 'notMe', details });
  return [...new Set([...orders, ...bills, ...canComeBack.map(({ id }) => id)])];
}

const viewOf = (row: OrderInDoubtRow): OrderInDoubt => ({
  _id: row.id,
  to: row.recipientName,
  recurs: row.recurs,
  amount: row.amountMinor,
  currency: row.currency,
  orderedAt: textFromInstant(row.createdAt),
});

/**
 * The effect of “This was not me” on orders: an order that a thief made lately does not leave
 * after the freeze is lifted, and money that its customer could take back returns.
 */
export const ordersInDoubt: OrdersInDoubt = {
  lock: async (tx, ctx, userId) => {
    await lock(tx, ctx, userId);
  },
  cancel,
  show: async (db, ids) => (await findOrdersInDoubt(db, ids)).map(viewOf),
  showWaiting: async (db, userId) => (await findStandingOrders(db, userId)).map(viewOf),
};
