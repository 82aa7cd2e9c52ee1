import type { TransferReceipt } from '../../contract/transfers.ts';
import { classNames } from './class-names.ts';
import { formatExact } from './format-date.ts';
import { TextWithAmounts } from './hidden-amounts.tsx';
import { Icon } from './icon.tsx';
import './transfer-steps.css';

type Step = TransferReceipt['steps'][number];

const meanings: Record<Step['status'], string> = {
  Submitted: 'Order received',
  Scheduled: 'Waiting for its date; no money has moved',
  Pending: 'Under way',
  Approved: 'Completed',
  Completed: 'Completed',
  Declined: 'Declined',
  Returned: 'Returned: the money is back',
  Cancelled: 'Cancelled; no money was moved',
};

/** Money that came and went again came back to somebody else. */
const meaningOf = (status: Step['status'], { transactionType }: TransferReceipt) =>
  status === 'Returned' && transactionType === 'credit' ? 'Returned unpaid' : meanings[status];

const ends = new Set<Step['status']>(['Declined', 'Returned', 'Cancelled']);

/** What comes next, where something does. */
function nextStep({ status, dueAt, transactionType }: TransferReceipt): string | undefined {
  if (dueAt === null || transactionType === 'credit') return undefined;
  const at = formatExact(new Date(dueAt));
  if (status === 'Scheduled') return `Will be paid ${at}`;
  return status === 'Pending' ? `Expected to be completed by ${at}` : undefined;
}

/** The way of an order: a drawn line for what is done, a dotted one for what lies ahead. */
export function TransferSteps({ receipt }: { receipt: TransferReceipt }) {
  const next = nextStep(receipt);
  return (
    <ol className="transfer-steps" aria-label="Status">
      {receipt.steps.map(({ status, at, reason }, index) => (
        <li
          key={`${status}-${at}`}
          className={classNames(ends.has(status) && 'step-ended', index === receipt.steps.length - 1 && next !== undefined && 'step-now')}
        >
          <span className="step-mark" aria-hidden="true">
            <Icon name={ends.has(status) ? 'alert' : 'check'} small />
          </span>
          <strong>{meaningOf(status, receipt)}</strong>
          <time className="muted" dateTime={at}>
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
