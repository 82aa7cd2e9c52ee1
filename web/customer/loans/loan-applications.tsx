import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan } from '../../../contract/loans.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoanStateBadge } from '../../ui/loan-state-badge.tsx';
import { capitalized, stateMeaning, termText } from '../../ui/loan-words.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/percent-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { RunningLoan } from './running-loan.tsx';
import './loan-applications.css';

/** The own applications, newest first, with how far each has come. */
export function LoanApplications() {
  const loans = useQuery(loansQuery);
  return (
    <Panel title="Your applications" className="loan-applications">
      <LoadFailed text="Your applications could not be loaded." query={loans} className="loan-applications-failed" />
      {loans.isPending && <Skeleton lines={3} label="Loading applications" />}
      {loans.data?.length === 0 && (
        <EmptyState title="No applications yet" reason="When you apply for a loan, you can follow it here from the first day to the last payment." />
      )}
      {loans.data && loans.data.length > 0 && (
        <ul>
          {loans.data.map((loan) => (
            <Application key={loan._id} loan={loan} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Application({ loan }: { loan: Loan }) {
  const [paidOff, setPaidOff] = useState(false);
  return (
    <li>
      <div className="loan-application-head">
        <h3>
          {capitalized(loan.loanPurpose)} loan, <MoneyText amount={loan.loanAmount} />
        </h3>
        <LoanStateBadge state={loan.state} />
      </div>
      <Alert kind="success">{paidOff && 'Your loan is paid back in full.'}</Alert>
      <p>{stateMeaning[loan.state]}</p>
      {loan.declineReasons.length > 0 && (
        <ul className="loan-reasons" aria-label="Reasons">
          {loan.declineReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="muted small">
        <MoneyText amount={loan.monthlyPayment} /> a month over {termText(loan.loanTerm)} at {percentText(loan.rateBps)} a year; total interest{' '}
        <MoneyText amount={loan.totalInterest} />
        {loan.standing?.paidOff && ' if it had run to its end'}.
      </p>
      <RunningLoan loan={loan} onPaidOff={() => setPaidOff(true)} />
      <LoanTimeline loan={loan} />
    </li>
  );
}
