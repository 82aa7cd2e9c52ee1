import { billBank } from '../../../contract/money/bills.ts';
import { paymentKinds } from '../../../contract/money/payment-kinds.ts';
import { orderRow, type PaidRow } from '../transfers/transfer-row.ts';
import { bookedNow } from '../transfers/transfer-timing.ts';

/** One payment of a recurring bill. */
export interface BillOrder
  extends Pick<
    PaidRow,
    | 'id'
    | 'payerId'
    | 'payerAccountId'
    | 'senderAccount'
    | 'recipientName'
    | 'recipientAccount'
    | 'billType'
  > {
  amountMinor: bigint;
  feeMinor: bigint;
  /** Null: one is made. */
  reference: string | null;
  transferDate: Temporal.Instant;
}

const billRow = ({ reference, ...order }: BillOrder, now: Temporal.Instant) => ({
  ...order,
  kind: 'bill' as const,
  recipientBank: billBank,
  reference: reference || `${paymentKinds.bill.reference}-${now.epochMilliseconds}`,
  createdAt: now,
});

/** A bill that is debited now under its own id and settled later. */
export const paidBill = (order: BillOrder, now: Temporal.Instant): PaidRow =>
  orderRow({ ...billRow(order, now), ...bookedNow(undefined, now), journalId: order.id });

/** A bill that could not be paid when it was due. */
export const declinedBill = (
  order: BillOrder,
  now: Temporal.Instant,
  statusReason: string,
): PaidRow => orderRow({ ...billRow(order, now), status: 'declined', statusReason });
