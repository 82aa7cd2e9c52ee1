import { decimalText } from '../../../contract/values/money.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import type { KnownBill } from './bill-draft.ts';

type PaidBill = Pick<Transfer, 'recipientName' | 'recipientAccount' | 'amount' | 'billType'>;

/** The same bill once more, to be paid now. */
export function knownBill({
  recipientName,
  recipientAccount,
  amount,
  billType,
}: PaidBill): KnownBill {
  return {
    billerName: recipientName,
    billerAccount: recipientAccount,
    amountDue: decimalText(amount),
    category: billType ?? '',
  };
}
