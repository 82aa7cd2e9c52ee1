import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { orderReasonFor } from '../transfers/order-reasons.ts';
import { changeStatus, lockOwnTransfer } from '../transfers/transfers-store.ts';
import { lockRunningSchedule } from './lock-running-schedule.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { endSchedule } from './schedules-store.ts';

/**
 * Ends an own schedule, decided under the row's lock. A first payment that still waits for its date
 * goes with it.
 */
export async function stopBill(ctx: SignedInContext, id: string): Promise<ScheduleRow> {
  return ctx.bank.db.tx(async (tx) => {
    const schedule = await lockRunningSchedule(tx, ctx, id);
    await endSchedule(tx, id, 'stopped');
    // A schedule has the id of its first order.
    const first = await lockOwnTransfer(tx, ctx.session.userId, id);
    if (first?.status === 'scheduled') {
      await changeStatus(tx, {
        id,
        status: 'cancelled',
        reason: await orderReasonFor(tx, 'billStopped', ctx.session.userId),
      });
      await recordAudit(tx, ctx, { action: 'transfer.cancelled', subject: `transfer:${id}` });
    }
    await recordAudit(tx, ctx, { action: 'schedule.stopped', subject: `schedule:${id}` });
    return schedule;
  });
}
