import type { Transfer } from '../../contract/money/transfers.ts';
import { MoneyText } from '../ui/money/money-text.tsx';

/** A foreign amount has the dollars below it. */
export function SignedAmount({
  transfer: { amount, currency, debitedUsd, transactionType },
}: {
  transfer: Transfer;
}) {
  return (
    <>
      <MoneyText
        className="ledger-amount"
        amount={amount}
        currency={currency}
        direction={transactionType}
      />
      {currency !== 'USD' && (
        <span className="ledger-detail">
          {currency} · <MoneyText amount={debitedUsd} direction={transactionType} />
        </span>
      )}
    </>
  );
}
