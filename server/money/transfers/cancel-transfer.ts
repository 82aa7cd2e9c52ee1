import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { orderReasonFor } from './order-reasons.ts';
import { transferView } from './transfer-view.ts';
import { changeStatus, lockOwnTransfer } from './transfers-store.ts';

/**
 * Cancels an own order that waits for its date. Decided under the row's lock, as its payment is: it
 * is either cancelled or paid.
 */
export async function cancelTransfer(ctx: SignedInContext, id: string) {
  return ctx.bank.db.tx(async (tx) => {
    const row = (await lockOwnTransfer(tx, ctx.session.userId, id)) ?? refuse('TRANSFER_NOT_FOUND');
    if (row.status !== 'scheduled')
      refuse('NOT_SCHEDULED', { params: { status: transferView(row, 'debit').status } });
    const statusReason = await orderReasonFor(tx, 'cancelled', ctx.session.userId);
    await changeStatus(tx, { id, status: 'cancelled', reason: statusReason });
    await recordAudit(tx, ctx, { action: 'transfer.cancelled', subject: `transfer:${id}` });
    return transferView({ ...row, status: 'cancelled', statusReason, dueAt: null }, 'debit');
  });
}
