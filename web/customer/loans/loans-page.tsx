import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan, LoanState } from '../../../contract/money/loans.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { stateMeaning } from '../../bank/loan-words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { LoanAgreement } from './loan-agreement.tsx';
import { LoanForm } from './loan-form.tsx';
import { LoanHead } from './loan-head.tsx';
import { isOffered, LoanOffers } from './loan-offers.tsx';
import { LoanTerms } from './loan-terms.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { RunningLoans } from './running-loans.tsx';
import { momentsAfterMs } from '../moments/moments-after.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import './loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loansPage;

const Moments = latePart(async () => (await import('../moments/moments.tsx')).LoanMoments, {
  afterMs: momentsAfterMs,
  lost: 'nothing',
});

const underWay: ReadonlySet<LoanState> = new Set([
  'submitted',
  'in_review',
  'approved',
  'accepted',
]);

/**
 * Offers that wait for an answer come first, then running loans, the applications under way, and
 * the form for a new one.
 */
function LoansPage() {
  const loans = useQuery(loansQuery);
  /** The loan that was to be paid back in full on this page: the news that it is stays on top. */
  const [paying, setPaying] = useState<string>();
  const all = loans.data ?? [];
  const running = all.filter(({ state }) => state === 'disbursed');
  const paidOff = all.find(({ _id, state }) => _id === paying && state === 'repaid');
  const offers = all.filter(isOffered);
  const current = all.filter(
    (loan) => (underWay.has(loan.state) && !isOffered(loan)) || loan === paidOff,
  );
  const shown = new Set<Loan>([...running, ...offers, ...current]);
  const earlier = all.filter((loan) => !shown.has(loan));
  return (
    <>
      <PageTop heading={texts.loans} detail={texts.whatYouOweYourApplications} />
      <LoadFailed text={texts.yourApplicationsCouldNotBe} query={loans} />
      {loans.isPending ? (
        <Skeleton lines={8} label={texts.loadingLoans} />
      ) : (
        <Stack gap={24}>
          <Moments />
          <LoanOffers loans={offers} />
          <RunningLoans loans={running} onPay={setPaying} />
          <LoanApplications title={texts.yourApplications} loans={current} paidOff={paidOff?._id} />
          <LoanForm />
          <LoanApplications title={texts.earlierLoansAnd} loans={earlier} />
          {loans.data?.length === 0 && (
            <Panel title={texts.yourApplications}>
              <EmptyState title={texts.noApplicationsYet} reason={texts.whenYouApplyForA} />
            </Panel>
          )}
        </Stack>
      )}
    </>
  );
}

interface LoanApplicationsProps {
  title: string;
  /** Newest first. */
  loans: readonly Loan[];
  /** The loan that was just paid back in full. */
  paidOff?: string | undefined;
}

/** Applications with how far each has come; nothing where there are none. */
function LoanApplications({ title, loans, paidOff }: LoanApplicationsProps) {
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

export { LoansPage as Page };
