import type { OwnTransfer } from '../../../contract/money/transfers.ts';

/** Between own accounts one row serves both sides: here it is seen from one of them. */
export function seenFrom(number: string) {
  return (transfer: OwnTransfer): OwnTransfer => ({
    ...transfer,
    transactionType: transfer.senderAccount === number ? 'debit' : 'credit',
  });
}
