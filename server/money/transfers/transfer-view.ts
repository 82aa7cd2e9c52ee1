import { ownMoveLabel, paymentKinds } from '../../../contract/money/payment-kinds.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { TransferRow, TransferStatus } from './transfer-row.ts';

/** The status as it is shown. Review and settlement are the bank's own affair: both are Pending. */
export const shownStatus: Record<TransferStatus, Transfer['status']> = {
  scheduled: 'Scheduled',
  in_review: 'Pending',
  settling: 'Pending',
  approved: 'Approved',
  completed: 'Completed',
  declined: 'Declined',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

/** Lists what a status reads as: an approved order is shown as Completed, and found as either. */
export function shownStatuses(status: TransferStatus): Transfer['status'][] {
  return status === 'approved' ? ['Approved', 'Completed'] : [shownStatus[status]];
}

/** The stored statuses behind a shown one. */
export function storedStatuses(shown: Transfer['status']): TransferStatus[] {
  return (Object.keys(shownStatus) as TransferStatus[]).filter((status) =>
    shownStatuses(status).includes(shown),
  );
}

/** Names the kind of an order. Between own accounts there is no other person in it. */
export const categoryOf = ({
  kind,
  payerId,
  payeeId,
}: Pick<TransferRow, 'kind' | 'payerId' | 'payeeId'>): Transfer['category'] =>
  payerId !== null && payerId === payeeId ? ownMoveLabel : paymentKinds[kind].label;

type Cost = Pick<TransferRow, 'debitedUsdMinor' | 'feeMinor'>;

/**
 * The fee is between the payer and the bank: for the payee there is none, and the order is worth
 * what arrived.
 */
export function costSeenBy(
  side: Transfer['transactionType'],
  { debitedUsdMinor, feeMinor }: Cost,
): Cost {
  return side === 'debit'
    ? { debitedUsdMinor, feeMinor }
    : { debitedUsdMinor: debitedUsdMinor - feeMinor, feeMinor: 0n };
}

/**
 * Shows its payer why an order has its status, which is between them and the bank: a payee must not
 * read that the payer was distrusted, or that staff looked at it. Of an order without a payer, such
 * as a check that came back, the payee is the bank's only customer, and reads it.
 */
export const reasonSeenBy = (
  side: Transfer['transactionType'],
  { payerId }: Pick<TransferRow, 'payerId'>,
  reason: string | null,
): string | null => (side === 'debit' || payerId === null ? reason : null);

/**
 * The order with the field names of the specification, seen by its payer (debit) or payee (credit).
 */
export function transferView(
  row: TransferRow,
  transactionType: Transfer['transactionType'],
): Transfer {
  const { debitedUsdMinor, feeMinor } = costSeenBy(transactionType, row);
  return {
    _id: row.id,
    createdAt: textFromInstant(row.createdAt),
    transferDate: textFromInstant(row.transferDate),
    bookedAt: row.bookedAt && textFromInstant(row.bookedAt),
    category: categoryOf(row),
    senderAccount: row.senderAccount,
    recipientName: row.recipientName,
    recipientAccount: row.recipientAccount,
    recipientBank: row.recipientBank,
    reference: row.reference,
    amount: row.amountMinor,
    currency: row.currency,
    debitedUsd: debitedUsdMinor,
    fee: feeMinor,
    transactionType,
    status: shownStatus[row.status],
    statusReason: reasonSeenBy(transactionType, row, row.statusReason),
    billType: row.billType,
    rate: row.fxRate,
    receipt: `/api/transfers/${row.id}`,
  };
}
