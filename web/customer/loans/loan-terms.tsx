import type { Loan } from '../../../contract/money/loans.ts';
import { termText } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanTerms;

/** The costs of a loan, a month and in all. */
export function LoanTerms({ loan }: { loan: Loan }) {
  return (
    <p className="muted small">
      {texts.aMonthOverTerm(
        <MoneyText amount={loan.monthlyPayment} />,
        termText(loan.loanTerm),
        percentText(loan.rateBps),
        <MoneyText amount={loan.totalInterest} />,
        loan.standing?.paidOff ? texts.ifItHadRunToItsEnd : '',
      )}
    </p>
  );
}
