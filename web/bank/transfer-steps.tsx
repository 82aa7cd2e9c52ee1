import { nextStep, stepMeaning } from '../../contract/money/receipt-words.ts';
import type { TransferReceipt } from '../../contract/money/transfers.ts';
import { classNames } from '../ui/class-names.ts';
import { formatExact } from '../ui/values/format-date.ts';
import { TextWithAmounts } from '../ui/money/hidden-amounts.tsx';
import { Icon } from '../ui/icon.tsx';
import './receipt.css';
import { transferStepsTexts } from './bank.texts.ts';

const texts = transferStepsTexts.transferSteps;

type Step = TransferReceipt['steps'][number];

const ends = new Set<Step['status']>(['Declined', 'Returned', 'Cancelled']);

/** The way of an order: a drawn line for what is done, a dotted one for what lies ahead. */
export function TransferSteps({ receipt }: { receipt: TransferReceipt }) {
  const next = nextStep(receipt, formatExact);
  return (
    <ol className="transfer-steps" aria-label={texts.status}>
      {receipt.steps.map(({ status, at, reason }, index) => (
        <li
          key={`${status}-${at}`}
          className={classNames(
            ends.has(status) && 'step-ended',
            index === receipt.steps.length - 1 && next !== undefined && 'transfer-step-now',
          )}
        >
          <span className="step-mark" aria-hidden="true">
            <Icon name={ends.has(status) ? 'alert' : 'check'} small />
          </span>
          <strong>{stepMeaning(status, receipt)}</strong>
          <time translate="no" className="muted" dateTime={at}>
            {formatExact(new Date(at))}
          </time>
          {reason !== null && (
            <span>
              <TextWithAmounts text={reason} />
            </span>
          )}
        </li>
      ))}
      {next !== undefined && (
        <li className="step-ahead">
          <span className="step-mark" aria-hidden="true">
            <Icon name="clock" small />
          </span>
          <span className="muted">{next}</span>
        </li>
      )}
    </ol>
  );
}
