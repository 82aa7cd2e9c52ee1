import { billBank } from '../../contract/bills.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { homeOrder } from '../transfers/transfer-row.ts';
import { settlementDueAt } from '../transfers/transfer-timing.ts';

export interface BillOrder {
  id: string;
  payerId: string;
  payerAccountId: string;
  senderAccount: string;
  recipientName: string;
  recipientAccount: string;
  billType: string | null;
  amountMinor: bigint;
  feeMinor: bigint;
  /** Empty or null: one is made. */
  reference: string | null;
  transferDate: Temporal.Instant;
}

type PaidRow = TransferRow & { payerId: string; payerAccountId: string };

/** What every bill has, whatever becomes of it. */
function billRow({ reference, feeMinor, amountMinor, ...order }: BillOrder, now: Temporal.Instant) {
  return {
    ...homeOrder,
    ...order,
    kind: 'bill',
    statusReason: null,
    payeeId: null,
    payeeAccountId: null,
    recipientBank: billBank,
    recipientRouting: null,
    amountMinor,
    currency: 'USD',
    feeMinor,
    debitedUsdMinor: amountMinor + feeMinor,
    transferType: null,
    reference: reference || `BILL-${now.epochMilliseconds}`,
    createdAt: now,
    bookedAt: null,
    journalId: null,
    dueAt: null,
  } as const;
}

/** A bill that is debited now under its own id and settled later. */
export function paidBill(order: BillOrder, now: Temporal.Instant): PaidRow {
  return { ...billRow(order, now), status: 'settling', bookedAt: now, journalId: order.id, dueAt: settlementDueAt(now) };
}

/** A bill that waits for its date. */
export function scheduledBill(order: BillOrder, now: Temporal.Instant): PaidRow {
  return { ...billRow(order, now), status: 'scheduled', dueAt: order.transferDate };
}

/** A bill that could not be paid when it was due. */
export function declinedBill(order: BillOrder, now: Temporal.Instant, statusReason: string): PaidRow {
  return { ...billRow(order, now), status: 'declined', statusReason };
}
