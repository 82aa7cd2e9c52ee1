import {
  accountWords,
  bankName,
  betweenOwn,
  counterparty,
  type OwnAccount,
} from '../../../contract/money/transfer-words.ts';
import type { OwnTransfer, Transfer } from '../../../contract/money/transfers.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { bankDay } from '../../bank/bank-clock.ts';
import { cutWords } from '../../ui/values/cut-words.ts';
import { formatExact, formatShortDay } from '../../ui/values/format-date.ts';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { Icon } from '../../ui/icon.tsx';
import './recent-transfers.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transferCells;

const descriptionWords = 10;

export function Direction({ type }: { type: Transfer['transactionType'] }) {
  return (
    <span className={type === 'credit' ? 'direction direction-in' : 'direction'} aria-hidden="true">
      <Icon name={type === 'credit' ? 'incoming' : 'outgoing'} small />
    </span>
  );
}

interface OfTransfer {
  transfer: OwnTransfer;
  /** The customer's own accounts, as far as they are known. */
  own: readonly OwnAccount[];
}

/**
 * The other side of a transfer, first as the customer calls it. It opens the details, and the whole
 * row does too. Money between own accounts has the marks of both.
 */
export function CounterpartyOpener({
  transfer,
  own,
  onOpen,
}: OfTransfer & { onOpen: (transfer: OwnTransfer) => void }) {
  const moved = betweenOwn(transfer, own);
  return (
    <button
      type="button"
      className="ledger-name ledger-opener"
      aria-haspopup="dialog"
      onClick={() => onOpen(transfer)}
    >
      <span className="visually-hidden">{texts.detailsOf}</span>
      {moved && (
        <span className="own-move" aria-hidden="true">
          <HatchSwatch type={moved.from} />
          <HatchSwatch type={moved.to} />
        </span>
      )}
      {transfer.nickname ?? counterparty(transfer, own)}
      {transfer.nickname !== null && (
        <span className="ledger-detail">{transfer.recipientName}</span>
      )}
    </button>
  );
}

/** Where the other side has its account; of money that came in, where it went. */
export function OtherAccount({ transfer, own }: OfTransfer) {
  const { transactionType, senderAccount, recipientAccount } = transfer;
  if (betweenOwn(transfer, own))
    return transactionType === 'credit'
      ? texts.to(accountWords(recipientAccount, own))
      : texts.from(accountWords(senderAccount, own));
  if (transactionType === 'credit') return texts.to(accountWords(recipientAccount, own));
  return (
    <>
      {bankName(transfer)} <AccountNumber number={recipientAccount} />
    </>
  );
}

/** The reference of a transfer, cut to ten words; the whole text is in the tooltip. */
export function Reference({ text }: { text: string }) {
  const shown = cutWords(text, descriptionWords);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}

/** The day of the order, and the one it is for where that is another. */
export function TransferDay({ transfer }: { transfer: Transfer }) {
  const instant = new Date(transfer.createdAt);
  const other = otherDay(transfer);
  return (
    <>
      <time translate="no" dateTime={transfer.createdAt} title={formatExact(instant)}>
        {formatShortDay(instant)}
      </time>
      {other && (
        <span className="ledger-detail">
          {other.word} {formatShortDay(new Date(other.at))}
        </span>
      )}
    </>
  );
}

/**
 * The day money moves or moved, or the day its customer gave it, where it is not the day of the
 * order.
 */
export function otherDay({
  createdAt,
  transferDate,
  bookedAt,
  status,
}: Transfer): { word: string; at: string } | undefined {
  const isOther = (at: string) => bankDay(new Date(at)) !== bankDay(new Date(createdAt));
  if (status === 'Scheduled') return { word: texts.scheduledFor, at: transferDate };
  if (bookedAt !== null && isOther(bookedAt)) return { word: texts.paid, at: bookedAt };
  return isOther(transferDate) ? { word: texts.dated, at: transferDate } : undefined;
}
