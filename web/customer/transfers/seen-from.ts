import type { Transfer } from '../../../contract/transfers.ts';

/** Between own accounts one row stands for both sides: here it is seen from one of them. */
export function seenFrom(number: string) {
  return (transfer: Transfer): Transfer => ({
    ...transfer,
    transactionType: transfer.senderAccount === number ? 'debit' : 'credit',
  });
}
