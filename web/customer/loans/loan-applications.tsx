import { useQuery } from '@tanstack/react-query';
import type { Loan } from '../../../contract/loans.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoanStateBadge } from '../../ui/loan-state-badge.tsx';
import { capitalized, stateMeaning, termText } from '../../ui/loan-words.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/percent-text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import './loan-applications.css';

interface LoanApplicationsProps {
  /** A loan that is being paid back stands above: then no application more needs no words. */
  isRunning: boolean;
  /** The loan that was just paid back in full. */
  paidOff: string | undefined;
}

/**
 * The own applications but for the loans that are being paid back, newest first, with how far each
 * has come.
 */
export function LoanApplications({ isRunning, paidOff }: LoanApplicationsProps) {
  const loans = useQuery(loansQuery);
  const applications = loans.data?.filter(({ state }) => state !== 'disbursed');
  if (isRunning && applications?.length === 0) return null;
  return (
    <Panel title="Your applications" className="loan-applications">
      <LoadFailed
        text="Your applications could not be loaded."
        query={loans}
        className="loan-applications-failed"
      />
      {applications?.length === 0 && (
        <EmptyState
          title="No applications yet"
          reason="When you apply for a loan, you can follow it here from the first day to the last payment."
        />
      )}
      {applications && applications.length > 0 && (
        <ul>
          {applications.map((loan) => (
            <Application key={loan._id} loan={loan} isJustPaidOff={loan._id === paidOff} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Application({ loan, isJustPaidOff }: { loan: Loan; isJustPaidOff: boolean }) {
  return (
    <li>
      <div className="loan-application-head">
        <h3>
          {capitalized(loan.loanPurpose)} loan, <MoneyText amount={loan.loanAmount} />
        </h3>
        <LoanStateBadge state={loan.state} />
      </div>
      <Alert kind="success">{isJustPaidOff && 'Your loan is paid back in full.'}</Alert>
      <p>{stateMeaning[loan.state]}</p>
      {loan.declineReasons.length > 0 && (
        <ul className="loan-reasons" aria-label="Reasons">
          {loan.declineReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="muted small">
        <MoneyText amount={loan.monthlyPayment} /> a month over {termText(loan.loanTerm)} at{' '}
        {percentText(loan.rateBps)} a year; total interest <MoneyText amount={loan.totalInterest} />
        {loan.standing?.paidOff && ' if it had run to its end'}.
      </p>
      <LoanTimeline loan={loan} />
    </li>
  );
}
