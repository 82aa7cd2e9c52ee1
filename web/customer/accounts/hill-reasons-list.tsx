import type { OwnAccount } from '../../../contract/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import { formatShortDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { useTransactionDetails } from '../receipts/use-transaction-details.tsx';
import { reasonWords, whatFor } from './hill-reasons.ts';
import { livelySkylineTexts } from './lively-skyline.texts.ts';

const texts = livelySkylineTexts.hillReasonsList;

interface HillReasonsProps {
  reasons: readonly OwnTransfer[];
  own: readonly OwnAccount[];
}

/** Why the skyline rises and falls: its largest movements, each of which opens its details. */
export function HillReasons({ reasons, own }: HillReasonsProps) {
  const { open, details } = useTransactionDetails();
  if (reasons.length === 0) return null;
  return (
    <>
      <ul className="hill-reasons" aria-label={texts.largestMovements}>
        {reasons.map((reason) => {
          const what = whatFor(reason);
          const who = reasonWords(reason, own);
          return (
            <li key={reason._id}>
              <button type="button" aria-haspopup="dialog" onClick={() => open(reason)}>
                <span className="hill-reason-day">
                  {formatShortDay(new Date(reason.bookedAt ?? reason.createdAt))}
                </span>
                <span>
                  {what !== undefined && `${what} `}
                  <MoneyText amount={reason.debitedUsd} direction={reason.transactionType} />
                  {/* What somebody wrote says more than the kind of payment. */}
                  {(what === undefined || !who.startsWith(':')) && who}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {details}
    </>
  );
}
