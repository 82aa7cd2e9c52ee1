import type { Transfer } from '../../contract/transfers.ts';
import { MoneyText } from './money-text.tsx';
import { AccountText } from './receipt-lines.tsx';
import { StatusBadge } from './status-badge.tsx';
import './receipt-head.css';

/** The one loud thing of a receipt: how much, which way, and how far it is. */
export function ReceiptHead({ transfer: { amount, currency, transactionType, status, recipientName, senderAccount } }: { transfer: Transfer }) {
  return (
    <div className="receipt-head">
      <MoneyText className="receipt-amount" amount={amount} currency={currency} direction={transactionType} />
      <span className="receipt-party">
        {transactionType === 'debit' ? (
          `to ${recipientName}`
        ) : (
          <>
            from <AccountText text={senderAccount} />
          </>
        )}
      </span>
      <StatusBadge status={status} />
    </div>
  );
}
