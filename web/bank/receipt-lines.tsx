import { receiptLines, type ReceiptPart } from '../../contract/money/receipt-words.ts';
import type { OwnAccount } from '../../contract/money/transfer-words.ts';
import type { TransferReceipt } from '../../contract/money/transfers.ts';
import { AccountNumber } from '../ui/money/account-number.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { formatExact } from '../ui/values/format-date.ts';
import { MoneyText } from '../ui/money/money-text.tsx';
import './receipt.css';

/** Only nine digits are grouped: a sender named by staff, and an IBAN, stay as they are. */
export function AccountText({ text }: { text: string }) {
  return /^\d{9}$/.test(text) ? <AccountNumber number={text} /> : <>{text}</>;
}

/** Everything there is to say about one order, line by line. */
export function ReceiptLines({
  receipt,
  own,
}: {
  receipt: TransferReceipt;
  own?: readonly OwnAccount[] | undefined;
}) {
  return (
    <dl className="receipt-lines">
      {receiptLines(receipt, own).map(({ name, parts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {parts.map((part) => (
              <Part
                key={`${part.kind} ${'label' in part ? part.label : ''}`}
                part={part}
                name={name}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ part, name }: { part: ReceiptPart; name: string }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'name':
      return <strong>{part.text}</strong>;
    case 'reference':
      return (
        <span className="receipt-reference">
          {part.text} <CopyButton text={part.text} what={name.toLowerCase()} />
        </span>
      );
    case 'account':
      if (part.label === undefined) return <AccountText text={part.text} />;
      return (
        <span className="muted">
          {part.label} <AccountText text={part.text} />
        </span>
      );
    case 'money':
      return <MoneyText {...part} amount={part.minor} />;
    case 'moment':
      return (
        <time translate="no" dateTime={part.at}>
          {formatExact(new Date(part.at))}
        </time>
      );
  }
}
