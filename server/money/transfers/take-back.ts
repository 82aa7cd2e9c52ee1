import { canceledUntilMs } from '../../../contract/money/cancel-window.ts';
import { derivedId } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { postOneWithin } from '../../ledger/post-one.ts';
import { findUser, type StoredUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { whereItIs } from '../../services/mail/payment-notices.ts';
import { endOpenCases } from './end-open-cases.ts';
import { orderReason } from './order-reasons.ts';
import { findCorrectedMinor, orderReversal } from './order-reversal.ts';
import type { TransferRow } from './transfer-row.ts';
import { transferView } from './transfer-view.ts';
import { changeStatus } from './transfers-store.ts';

/**
 * Finds the time until which its payer can cancel an order whose money was taken, in milliseconds
 * of business time; undefined where none was taken, or its status no longer lets them.
 */
export const takenBackUntilMs = (row: TransferRow): number | undefined =>
  canceledUntilMs(transferView(row, 'debit'));

interface TakenBack {
  /** The order as it is now. */
  row: TransferRow;
  customer: StoredUser;
  /** The sum that came back, in US dollars, and the part of it that the bank had credited before. */
  back: TransferRow & { correctedMinor: bigint };
}

/**
 * Brings back all that a transfer abroad cost, by the journal's own amounts, whatever rates and fees
 * are by now. The caller holds its row's lock, and before it those of `lockOpenDisputes`, has seen
 * that its time is not over, and tells its customer.
 */
export async function takeBack(
  tx: Tx,
  ctx: Context,
  row: TransferRow,
  { because, details = {} }: { because: 'takenBack' | 'notMe'; details?: Record<string, string> },
): Promise<TakenBack> {
  const { id, reference, payerId } = row;
  invariant(payerId !== null, 'what is taken back has a payer');
  // The accounts cannot be closed until this commits: the money goes back to where it belongs.
  await ctx.bank.ledger.lockOwners(tx, [payerId]);
  const back = { ...row, correctedMinor: await findCorrectedMinor(tx, id) };
  const plan = await orderReversal(tx, ctx, row, {
    claimId: derivedId('cancel', id),
    kind: 'reversal',
    memo: `Canceled: ${reference}`,
  });
  const outcome = await postOneWithin(ctx.bank.ledger, tx, plan);
  invariant(outcome.kind === 'posted', `the cancellation of ${id} was ${outcome.kind}`);
  const customer = await findUser(tx, payerId);
  invariant(customer, 'whose money comes back has not left');
  const { language } = customer;
  const statusReason =
    `${orderReason(because, language)} ` + whereItIs(false, back, language ?? 'en');
  await endOpenCases(tx, ctx, { payment: row, customer, reason: statusReason });
  await changeStatus(tx, { id, status: 'cancelled', reason: statusReason });
  await recordAudit(tx, ctx, {
    action: 'transfer.cancelled',
    subject: `transfer:${id}`,
    person: payerId,
    details: { reference, moneyBack: 'true', ...details },
  });
  return { row: { ...row, status: 'cancelled', statusReason, dueAt: null }, customer, back };
}
