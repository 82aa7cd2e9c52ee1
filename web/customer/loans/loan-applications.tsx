import type { Loan } from '../../../contract/loans.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { stateMeaning, termText } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { LoanTimeline } from './loan-timeline.tsx';
import './loan-applications.css';
import { loansTexts } from './loans.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = loansTexts.loanApplications;

interface LoanApplicationsProps {
  title: string;
  /** Newest first. */
  loans: readonly Loan[];
  /** The loan that was just paid back in full. */
  paidOff?: string | undefined;
}

/** Applications with how far each has come; nothing where there are none. */
export function LoanApplications({ title, loans, paidOff }: LoanApplicationsProps) {
  if (loans.length === 0) return null;
  return (
    <Panel title={title} className="loan-applications">
      <ul>
        {loans.map((loan) => (
          <Application key={loan._id} loan={loan} isJustPaidOff={loan._id === paidOff} />
        ))}
      </ul>
    </Panel>
  );
}

function Application({ loan, isJustPaidOff }: { loan: Loan; isJustPaidOff: boolean }) {
  return (
    <li>
      <div className="loan-application-head">
        <h3>
          {texts.loan(
            wireWordsTexts.purpose(loan.loanPurpose),
            <MoneyText amount={loan.loanAmount} />,
          )}
        </h3>
        <LoanStateBadge state={loan.state} />
      </div>
      <Alert kind="success">{isJustPaidOff && texts.yourLoanIsPaidBack}</Alert>
      <p>{stateMeaning[loan.state]}</p>
      {loan.declineReasons.length > 0 && (
        <ul className="loan-reasons" aria-label={texts.reasons}>
          {loan.declineReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="muted small">
        {texts.aMonthOverAtA(
          <MoneyText amount={loan.monthlyPayment} />,
          termText(loan.loanTerm),
          percentText(loan.rateBps),
          <MoneyText amount={loan.totalInterest} />,
        )}
        {loan.standing?.paidOff && texts.ifItHadRunTo}.
      </p>
      <LoanTimeline loan={loan} />
    </li>
  );
}
