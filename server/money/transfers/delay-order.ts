import type { DelayedOrder } from '../../../contract/money/delayed-orders.ts';
import type { OutsideKind } from '../../../contract/money/payment-kinds.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { SideRow } from '../../ledger/plan.ts';
import { findLanguage } from '../../people/users/users-store.ts';
import type { PaidTo } from '../approvals/known-payee.ts';
import { delayReason } from './order-reasons.ts';
import type { TransferRow } from './transfer-row.ts';

interface Delayed {
  kind: OutsideKind;
  currency?: TransferRow['currency'];
}

type Recipient = Pick<TransferRow, 'recipientName' | 'recipientAccount'> &
  Partial<Pick<TransferRow, 'recipientRouting' | 'recipientSwift' | 'recipientIban'>>;

/** @returns the payee of an order, in the columns of its row. */
export const paidToOf = ({ kind, recipient }: Delayed & { recipient: Recipient }): PaidTo => ({
  kind,
  recipient_name: recipient.recipientName,
  recipient_account: recipient.recipientAccount,
  recipient_routing: recipient.recipientRouting ?? null,
  recipient_swift: recipient.recipientSwift ?? null,
  recipient_iban: recipient.recipientIban ?? null,
});

interface Delay {
  /** When it leaves. */
  until: Temporal.Instant;
  /** The reason, as its customer reads it with the order. */
  reason: string;
  answer: { delayed: DelayedOrder };
  trail: { details: Record<string, string> };
}

/**
 * Delays an order that may not leave at once: until its delay is over, or until the date that its
 * customer asked for, where that is later.
 */
export async function delayOf(
  { bank, session }: SignedInContext,
  { kind, currency = 'USD' }: Delayed,
  { asked, delayHours }: { asked: Temporal.Instant; delayHours: number },
): Promise<Delay> {
  const over = bank.clock.businessNow().add({ hours: delayHours });
  const until = Temporal.Instant.compare(asked, over) > 0 ? asked : over;
  const language = await findLanguage(bank.db, session.userId);
  const at = textFromInstant(until);
  return {
    until,
    reason: delayReason({ kind, at, isExchanged: currency !== 'USD' }, language),
    answer: { delayed: { until: at, because: ['newDevice', 'newPayee'] } },
    trail: { details: { leavesAt: at, because: 'new device, new payee' } },
  };
}

/**
 * This row causes the mail with the button that cancels the order, and says whose it is no longer
 * once its session is ended.
 */
export const delayedSideRow = (orderId: string, sessionId: string): SideRow => ({
  table: 'delayed_order',
  row: { order_id: orderId, session_id: sessionId },
});
