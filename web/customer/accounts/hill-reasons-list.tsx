import { useId, useState } from 'react';
import type { OwnAccount } from '../../../contract/money/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { formatShortDay } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { useTransactionDetails } from '../receipts/use-transaction-details.tsx';
import { reasonWords, whatFor } from './hill-reasons.ts';
import { livelySkylineTexts } from './accounts.texts.ts';

const texts = livelySkylineTexts.hillReasonsList;

interface HillReasonsProps {
  reasons: readonly OwnTransfer[];
  own: readonly OwnAccount[];
}

/**
 * The reasons for which the skyline rises and falls: its largest movements, each of which opens its
 * details. On a phone they wait behind a button, because what is done with the money comes first
 * there.
 */
export function HillReasons({ reasons, own }: HillReasonsProps) {
  const { open, details } = useTransactionDetails();
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  if (reasons.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="hill-reasons-fold"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!unfolded)}
      >
        {texts.whatChanged}
        <Icon name="chevron-down" small ofFold />
      </button>
      <ul
        className={classNames('hill-reasons', !unfolded && 'hill-reasons-folded')}
        id={listId}
        aria-label={texts.largestMovements}
      >
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
                  {/* The words that a person wrote say more than the kind of payment. */}
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
