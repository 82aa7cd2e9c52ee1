import type { ReactNode } from 'react';
import { formatUsd } from '../../../contract/money.ts';
import { percentText } from '../../ui/money/percent-text.ts';
import type { LoanPreview } from './loan-draft.ts';
import { LoanSchedule } from './loan-schedule.tsx';
import { capitalized, termText } from '../../bank/loan-words.ts';
import './loan-summary.css';

interface LoanSummaryProps {
  preview: LoanPreview;
  ratesFailed: boolean;
}

/** What the loan would cost, as far as it is typed. */
export function LoanSummary({
  preview: { amountMinor, purpose, months, rateBps, repayment },
  ratesFailed,
}: LoanSummaryProps) {
  const total =
    repayment && amountMinor !== undefined ? amountMinor + repayment.totalInterestMinor : undefined;
  return (
    <aside className="loan-summary" aria-labelledby="loan-summary">
      <div className="loan-cost lm-night">
        <h2 id="loan-summary">Monthly payment</h2>
        <p className="loan-payment lm-money" role="status">
          {repayment ? formatUsd(repayment.paymentMinor) : '—'}
        </p>
        <dl>
          <Line
            name="Amount"
            value={amountMinor === undefined ? undefined : formatUsd(amountMinor)}
          />
          <Line name="Term" value={months === undefined ? undefined : termText(months)} />
          <Line name="Purpose" value={purpose && capitalized(purpose)} />
          <Line
            name="Annual rate"
            value={rateBps === undefined ? undefined : percentText(rateBps)}
          />
          <Line
            name="Total interest"
            value={repayment && formatUsd(repayment.totalInterestMinor)}
          />
          <Line
            name="Total to pay back"
            value={total === undefined ? undefined : formatUsd(total)}
          />
        </dl>
        <p className="loan-basis">{basis(ratesFailed, repayment !== undefined)}</p>
      </div>
      {repayment && <LoanSchedule repayment={repayment} />}
    </aside>
  );
}

function basis(ratesFailed: boolean, complete: boolean): string {
  if (ratesFailed)
    return (
      'Today’s rates could not be loaded. You can apply all the same; your application shows ' +
      'the rate.'
    );
  return complete
    ? 'At today’s rate for your purpose and credit score.'
    : 'Fill in amount, term, purpose and credit score to see the payment.';
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="lm-money">{value ?? '—'}</dd>
    </div>
  );
}
