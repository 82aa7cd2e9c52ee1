import { useQuery } from '@tanstack/react-query';
import type { Loan, LoanState } from '../../../contract/loans.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/percent-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { capitalized, stateMeaning, stateWords, termText } from './loan-words.ts';
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
      <ul>
        {loans.data?.map((loan) => (
          <Application key={loan._id} loan={loan} />
        ))}
      </ul>
    </Panel>
  );
}

const looks: Record<LoanState, 'waiting' | 'good' | 'bad'> = {
  submitted: 'waiting',
  in_review: 'waiting',
  approved: 'good',
  declined: 'bad',
  disbursed: 'good',
  repaid: 'good',
};
const icons = { waiting: 'clock', good: 'check', bad: 'ban' } as const;

function Application({ loan }: { loan: Loan }) {
  const look = looks[loan.state];
  return (
    <li>
      <div className="loan-application-head">
        <h3>
          {capitalized(loan.loanPurpose)} loan, <MoneyText amount={loan.loanAmount} />
        </h3>
        <Badge look={look} icon={icons[look]}>
          {stateWords[loan.state]}
        </Badge>
      </div>
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
        <MoneyText amount={loan.totalInterest} />.
      </p>
      <LoanTimeline loan={loan} />
    </li>
  );
}
