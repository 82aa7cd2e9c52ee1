import { Suspense } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { DrawnLoan, LoanPreview } from './loan-draft.ts';
import { LoanPicture } from './loan-picture.tsx';
import { useLoanText } from './use-loan-text.ts';
import { termText } from '../../bank/loan-words.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { LiveText } from '../../ui/values/live-text.tsx';
import './loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanSummary;

const LoanSchedule = latePart(async () => (await import('./loan-schedule.tsx')).LoanSchedule);

interface LoanSummaryProps {
  preview: LoanPreview;
  loan: DrawnLoan | undefined;
  ratesFailed: boolean;
}

/** The costs of the loan, as far as it is typed. */
export function LoanSummary({
  preview: { amountMinor, purpose, months, rateBps, repayment },
  loan,
  ratesFailed,
}: LoanSummaryProps) {
  const loanText = useLoanText();
  const total =
    repayment && amountMinor !== undefined ? amountMinor + repayment.totalInterestMinor : undefined;
  return (
    <aside className="loan-summary" aria-labelledby="loan-summary">
      <div className="loan-cost lm-night">
        <h2 id="loan-summary">{texts.monthlyPayment}</h2>
        <p className="loan-payment lm-money money-figure" role="status" translate="no">
          {repayment ? <LiveText text={moneyText(repayment.paymentMinor)} /> : '—'}
        </p>
        <LoanPicture loan={loan} />
        <dl>
          <Line
            name={texts.amount}
            value={amountMinor === undefined ? undefined : moneyText(amountMinor)}
          />
          <Line name={texts.term} value={months === undefined ? undefined : termText(months)} />
          <Line name={texts.purpose} value={purpose && wireWordsTexts.purpose(purpose)} />
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
        {loan?.assumed && (
          <p className="loan-example">
            <LiveText text={loanText(loan)} />
          </p>
        )}
      </div>
      {repayment && (
        <Suspense>
          <LoanSchedule repayment={repayment} />
        </Suspense>
      )}
    </aside>
  );
}

function basis(ratesFailed: boolean, complete: boolean): string {
  if (ratesFailed) return texts.todaysRatesCouldNotBe;
  return complete ? texts.atTodaysRateForYour : texts.fillInAmountTermPurpose;
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="lm-money">{value === undefined ? '—' : <LiveText text={value} />}</dd>
    </div>
  );
}
