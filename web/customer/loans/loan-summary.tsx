import type { ReactNode } from 'react';
import { percentText } from '../../ui/money/percent-text.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { LoanPreview } from './loan-draft.ts';
import { LoanSchedule } from './loan-schedule.tsx';
import { capitalized, termText } from '../../bank/loan-words.ts';
import './loan-summary.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanSummary;

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
        <h2 id="loan-summary">{texts.monthlyPayment}</h2>
        <p className="loan-payment lm-money money-figure" role="status">
          {repayment ? moneyText(repayment.paymentMinor) : '—'}
        </p>
        <dl>
          <Line
            name={texts.amount}
            value={amountMinor === undefined ? undefined : moneyText(amountMinor)}
          />
          <Line name={texts.term} value={months === undefined ? undefined : termText(months)} />
          <Line name={texts.purpose} value={purpose && capitalized(purpose)} />
          <Line
            name={texts.annualRate}
            value={rateBps === undefined ? undefined : percentText(rateBps)}
          />
          <Line
            name={texts.totalInterest}
            value={repayment && moneyText(repayment.totalInterestMinor)}
          />
          <Line
            name={texts.totalToPayBack}
            value={total === undefined ? undefined : moneyText(total)}
          />
        </dl>
        <p className="loan-basis">{basis(ratesFailed, repayment !== undefined)}</p>
      </div>
      {repayment && <LoanSchedule repayment={repayment} />}
    </aside>
  );
}

function basis(ratesFailed: boolean, complete: boolean): string {
  if (ratesFailed) return texts.todaysRatesCouldNotBe;
  return complete ? texts.atTodaysRateForYour : texts.fillInAmountTermPurpose;
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="lm-money">{value ?? '—'}</dd>
    </div>
  );
}
