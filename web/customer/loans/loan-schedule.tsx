import type { Repayment } from '../../../contract/money/loan-arithmetic.ts';
import { Icon } from '../../ui/icon.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import './running-loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanSchedule;

interface Year {
  number: number;
  interestMinor: bigint;
  principalMinor: bigint;
  leftMinor: bigint;
}

/** The installments of each twelve months, summed. */
function yearsOf({ instalments }: Repayment): Year[] {
  const byYear = Map.groupBy(instalments, ({ number }) => Math.ceil(number / 12));
  return [...byYear].map(([number, months]) => ({
    number,
    interestMinor: months.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
    principalMinor: months.reduce((sum, { principalMinor }) => sum + principalMinor, 0n),
    leftMinor: months.at(-1)?.balanceMinor ?? 0n,
  }));
}

/** The balance of the loan as it melts, year by year. */
export function LoanSchedule({ repayment }: { repayment: Repayment }) {
  const last = repayment.instalments.at(-1);
  return (
    <details className="loan-schedule">
      <summary>
        {texts.paymentSchedule}
        <Icon name="chevron-down" small ofFold />
      </summary>
      <table>
        <caption className="visually-hidden">{texts.interestPrincipalAndWhatIs}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.interest}</th>
            <th scope="col">{texts.principal}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          {yearsOf(repayment).map(({ number, interestMinor, principalMinor, leftMinor }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{moneyText(interestMinor)}</td>
              <td>{moneyText(principalMinor)}</td>
              <td>{moneyText(leftMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {last && (
        <p className="muted small">
          {texts.of(
            repayment.instalments.length === 1
              ? texts.onePayment
              : texts.paymentsTheLastOne(repayment.instalments.length),
            moneyText(last.interestMinor + last.principalMinor),
          )}
        </p>
      )}
    </details>
  );
}
