import type { Transfer } from '../../../contract/money/transfers.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { paymentCanceledNotice } from '../../services/mail/payment-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { lockOpenDisputes } from './end-open-cases.ts';
import { orderReasonFor } from './order-reasons.ts';
import { takeBack, takenBackUntilMs } from './take-back.ts';
import type { TransferRow } from './transfer-row.ts';
import { shownStatus, transferView } from './transfer-view.ts';
import { changeStatus, lockOwnTransfer } from './transfers-store.ts';

interface Canceled {
  transfer: Transfer;
  /** The sum that is back in the account, in US dollars; undefined where no money had moved. */
  backMinor?: bigint;
}

/**
 * Cancels an own order: one that waits for its date, or a transfer abroad whose money was taken a
 * short while ago. Decided under the row's lock, as its payment and its settlement are: it is
 * either canceled, once, or goes its way.
 * @throws {Refusal} TRANSFER_NOT_FOUND, NOT_SCHEDULED, CANCEL_WINDOW_OVER
 */
export async function cancelTransfer(ctx: SignedInContext, id: string): Promise<Canceled> {
  return ctx.bank.db.tx(async (tx) => {
    await lockOpenDisputes(tx, ctx.session.userId);
    const row = (await lockOwnTransfer(tx, ctx.session.userId, id)) ?? refuse('TRANSFER_NOT_FOUND');
    if (row.status === 'scheduled') return await cancelScheduled(tx, ctx, row);
    const untilMs = takenBackUntilMs(row);
    if (untilMs === undefined)
      refuse('NOT_SCHEDULED', { params: { status: shownStatus[row.status] } });
    if (ctx.bank.clock.businessNow().epochMilliseconds >= untilMs) refuse('CANCEL_WINDOW_OVER');
    const {
      row: canceled,
      customer,
      back,
    } = await takeBack(tx, ctx, row, {
      because: 'takenBack',
    });
    await queueNotice(tx, ctx.bank.clock, customer, paymentCanceledNotice(back));
    return {
      transfer: transferView(canceled, 'debit'),
      backMinor: back.debitedUsdMinor - back.correctedMinor,
    };
  });
}

async function cancelScheduled(tx: Tx, ctx: SignedInContext, row: TransferRow): Promise<Canceled> {
  const { id } = row;
  const statusReason = await orderReasonFor(tx, 'cancelled', ctx.session.userId);
  await changeStatus(tx, { id, status: 'cancelled', reason: statusReason });
  await recordAudit(tx, ctx, { action: 'transfer.cancelled', subject: `transfer:${id}` });
  return {
    transfer: transferView({ ...row, status: 'cancelled', statusReason, dueAt: null }, 'debit'),
  };
}
