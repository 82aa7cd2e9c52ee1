import type { Loan } from '../../../contract/money/loans.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { stateMeaning } from '../../bank/loan-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { LoanAgreement } from './loan-agreement.tsx';
import { LoanHead } from './loan-head.tsx';
import { LoanTerms } from './loan-terms.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import './loans.css';
import { loansTexts } from './loans.texts.ts';

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
      <LoanHead loan={loan} />
      <Alert kind="success">{isJustPaidOff && texts.yourLoanIsPaidBack}</Alert>
      <p>{stateMeaning[loan.state]}</p>
      {loan.declineReasons.length > 0 && (
        <ul className="loan-reasons" aria-label={texts.reasons}>
          {loan.declineReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <LoanTerms loan={loan} />
      <LoanTimeline loan={loan} />
      {loan.state === 'accepted' && (
        <p>
          <LoanAgreement loan={loan} />
        </p>
      )}
    </li>
  );
}
