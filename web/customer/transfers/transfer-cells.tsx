import type { Transfer } from '../../../contract/transfers.ts';
import { cutWords } from '../../ui/cut-words.ts';
import { formatDay, formatExact, formatShortDay, formatTime } from '../../ui/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import './transfer-cells.css';

const descriptionWords = 10;

export function Direction({ type }: { type: Transfer['transactionType'] }) {
  return (
    <span className={type === 'credit' ? 'direction direction-in' : 'direction'} aria-hidden="true">
      <Icon name={type === 'credit' ? 'incoming' : 'outgoing'} small />
    </span>
  );
}

/** What the transfer was for, cut to ten words; the whole text is in the tooltip. */
export function Reference({ text }: { text: string }) {
  const shown = cutWords(text, descriptionWords);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}

export function TransferDay({ transfer, short = false }: { transfer: Transfer; short?: boolean }) {
  const instant = new Date(transfer.transferDate);
  return (
    <time dateTime={transfer.transferDate} title={formatExact(instant)}>
      {short ? formatShortDay(instant) : formatDay(instant)}
      {!short && <span className="ledger-detail">{formatTime(instant)}</span>}
    </time>
  );
}

/** A foreign amount has the dollars below it. */
export function SignedAmount({ transfer: { amount, currency, debitedUsd, transactionType } }: { transfer: Transfer }) {
  return (
    <>
      <MoneyText className="ledger-amount" amount={amount} currency={currency} direction={transactionType} />
      {currency !== 'USD' && (
        <span className="ledger-detail">
          {currency} · <MoneyText amount={debitedUsd} direction={transactionType} />
        </span>
      )}
    </>
  );
}
