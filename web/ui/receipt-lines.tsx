import type { ReactNode } from 'react';
import type { TransferReceipt } from '../../contract/transfers.ts';
import { AccountNumber } from './account-number.tsx';
import { CopyButton } from './copy-button.tsx';
import { formatExact } from './format-date.ts';
import { MoneyText } from './money-text.tsx';
import { bankName } from './bank-name.ts';
import './receipt-lines.css';

const exact = (instant: string) => <time dateTime={instant}>{formatExact(new Date(instant))}</time>;

/** Only nine digits are grouped: a sender named by staff, and an IBAN, stand as they are. */
export function AccountText({ text }: { text: string }) {
  return /^\d{9}$/.test(text) ? <AccountNumber number={text} /> : <>{text}</>;
}

/** Everything there is to say about one order, line by line. */
export function ReceiptLines({ receipt }: { receipt: TransferReceipt }) {
  const { recipientName, recipientAccount, senderAccount, reference, billType, category, transferType, balanceAfter } = receipt;
  return (
    <dl className="receipt-lines">
      <Line name="Reference">
        <span className="receipt-reference">
          {reference} <CopyButton text={reference} what="reference" />
        </span>
      </Line>
      <Line name="From account">
        <AccountText text={senderAccount} />
      </Line>
      <Line name="To">
        <strong>{recipientName}</strong>
        <AccountText text={recipientAccount} />
      </Line>
      <Line name="Bank">
        {bankName(receipt)}
        <BankNumbers receipt={receipt} />
      </Line>
      <AmountLines receipt={receipt} />
      <Line name="Type">{[category, billType, transferType].filter((part) => part !== null).join(' · ')}</Line>
      <Line name="Date">{exact(receipt.transferDate)}</Line>
      <Line name="Booked">{receipt.bookedAt === null ? 'Not booked: no money has moved' : exact(receipt.bookedAt)}</Line>
      {balanceAfter !== null && (
        <Line name="Balance after">
          <MoneyText amount={balanceAfter} />
        </Line>
      )}
    </dl>
  );
}

function BankNumbers({ receipt: { recipientRouting, recipientSwift, recipientIban, recipientCountry } }: { receipt: TransferReceipt }) {
  const numbers = [
    ['Routing', recipientRouting],
    ['SWIFT/BIC', recipientSwift],
    ['IBAN', recipientIban],
    ['Country', recipientCountry],
  ] as const;
  return numbers.map(([name, text]) =>
    text === null ? null : (
      <span key={name} className="muted">
        {name} <AccountText text={text} />
      </span>
    ),
  );
}

function AmountLines({ receipt: { amount, currency, fee, rate, debitedUsd, transactionType } }: { receipt: TransferReceipt }) {
  const abroad = currency !== 'USD';
  return (
    <>
      <Line name="Amount">
        <MoneyText amount={amount} currency={currency} direction={transactionType} />
      </Line>
      {(fee > 0 || transactionType === 'debit') && (
        <Line name="Fee">
          <MoneyText amount={fee} />
        </Line>
      )}
      {abroad && rate !== null && <Line name="Rate">{`1 ${currency} = ${rate} USD`}</Line>}
      {(abroad || fee > 0) && (
        <Line name="Debited in all">
          <MoneyText amount={debitedUsd} direction={transactionType} />
        </Line>
      )}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
