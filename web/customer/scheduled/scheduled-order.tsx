import { accountWords, isOurReference } from '../../../contract/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { CancelButton } from './cancel-button.tsx';
import type { ComingPayment } from './coming-payments.ts';
import { ComingShort } from './coming-short.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import './coming-list.css';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.scheduledOrder;

interface ScheduledOrderProps {
  transfer: OwnTransfer;
  /** Undefined while the own accounts are not known. */
  payment: ComingPayment | undefined;
  ask: (change: ScheduleChange) => void;
}

/** One payment that waits for its date: to whom, when, from where, and how to cancel it. */
export function ScheduledOrder({ transfer, payment, ask }: ScheduledOrderProps) {
  const { recipientName, nickname, senderAccount, transferDate, reference } = transfer;
  const { amount, currency } = transfer;
  return (
    <li>
      <div className="coming-what">
        <strong>{nickname ?? recipientName}</strong>
        {nickname !== null && <span className="muted">{recipientName}</span>}
        <time dateTime={transferDate}>{formatExact(new Date(transferDate))}</time>
        <span className="muted">
          {texts.from} {payment?.account ?? accountWords(senderAccount, [])}
          {!isOurReference(reference) && ` · ${reference}`}
        </span>
        {payment && <ComingShort {...payment} />}
      </div>
      <MoneyText look="figure" className="coming-amount" amount={amount} currency={currency} />
      <div className="coming-actions">
        <CancelButton transfer={transfer} ask={ask} />
      </div>
    </li>
  );
}
