import { receiptParty } from '../../contract/money/receipt-words.ts';
import type { OwnAccount } from '../../contract/money/transfer-words.ts';
import type { Transfer } from '../../contract/money/transfers.ts';
import { MoneyText } from '../ui/money/money-text.tsx';
import { StatusBadge } from './status-badge.tsx';
import './receipt.css';

/** The one loud thing of a receipt: how much, which way, and how far it is. */
export function ReceiptHead({
  transfer,
  own,
}: {
  transfer: Transfer;
  own?: readonly OwnAccount[] | undefined;
}) {
  const { amount, currency, transactionType, status } = transfer;
  return (
    <div className="receipt-head">
      <MoneyText
        look="figure"
        className="receipt-amount"
        amount={amount}
        currency={currency}
        direction={transactionType}
      />
      <span className="receipt-party">{receiptParty(transfer, own)}</span>
      <StatusBadge status={status} />
    </div>
  );
}
