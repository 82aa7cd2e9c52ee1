import { accountWords, isOurReference } from '../../../contract/money/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { CancelButton } from './cancel-button.tsx';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { ComingShort } from './coming-short.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import './coming-list.css';
import { comingName } from './coming-words.ts';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.scheduledOrder;

interface ScheduledOrderProps {
  transfer: OwnTransfer;
  payment: ComingMovement;
  ask: (change: ScheduleChange) => void;
}

/** One payment that waits for its date: to whom, when, from where, and how to cancel it. */
export function ScheduledOrder({ transfer, payment, ask }: ScheduledOrderProps) {
  const { recipientName, nickname, senderAccount, transferDate, reference } = transfer;
  const { amount, currency } = transfer;
  return (
    <li>
      <div className="coming-what">
        <strong>{comingName(payment)}</strong>
        {nickname !== null && <span className="muted">{recipientName}</span>}
        <time translate="no" dateTime={transferDate}>
          {formatExact(new Date(transferDate))}
        </time>
        {transfer.repeats && <span className="muted">{texts.everyMonth}</span>}
        <span className="muted">
          {texts.from}{' '}
          {payment.payer === null
            ? accountWords(senderAccount, [])
            : wireWordsTexts.ownAccount(payment.payer)}
          {!isOurReference(reference) && ` · ${reference}`}
        </span>
        {transfer.statusReason !== null && (
          <span className="muted">
            <TextWithAmounts text={transfer.statusReason} />
          </span>
        )}
        <ComingShort {...payment} />
      </div>
      <MoneyText look="figure" className="coming-amount" amount={amount} currency={currency} />
      <div className="coming-actions">
        <CancelButton transfer={transfer} ask={ask} name={comingName(payment)} />
      </div>
    </li>
  );
}
