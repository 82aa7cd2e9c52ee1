import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoanState } from '../../../contract/loans.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { LatePart } from '../../app/late-part.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { LoanApplications } from './loan-applications.tsx';
import { LoanForm } from './loan-form.tsx';
import { RunningLoans } from './running-loans.tsx';
import { momentsAfterMs } from '../moments/moments-after.ts';
import './loans-page.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loansPage;

const loadMoments = async () => (await import('../moments/moments.tsx')).LoanMoments;

const underWay: ReadonlySet<LoanState> = new Set(['submitted', 'in_review', 'approved']);

/** What is owed first, then the applications under way, then what one may apply for. */
function LoansPage() {
  const loans = useQuery(loansQuery);
  /** The loan that was to be paid back in full on this page: the news that it is stays on top. */
  const [paying, setPaying] = useState<string>();
  const all = loans.data ?? [];
  const running = all.filter(({ state }) => state === 'disbursed');
  const paidOff = all.find(({ _id, state }) => _id === paying && state === 'repaid');
  const current = all.filter((loan) => underWay.has(loan.state) || loan === paidOff);
  const earlier = all.filter((loan) => !running.includes(loan) && !current.includes(loan));
  return (
    <>
      <PageTop heading={texts.loans} detail={texts.whatYouOweYourApplications} />
      <LoadFailed text={texts.yourApplicationsCouldNotBe} query={loans} />
      {loans.isPending ? (
        <Skeleton lines={8} label={texts.loadingLoans} />
      ) : (
        <div className="loans-page">
          <LatePart startMs={momentsAfterMs} load={loadMoments} />
          <RunningLoans loans={running} onPay={setPaying} />
          <LoanApplications title={texts.yourApplications} loans={current} paidOff={paidOff?._id} />
          <LoanForm />
          <LoanApplications title={texts.earlierLoansAnd} loans={earlier} />
          {loans.data?.length === 0 && (
            <Panel title={texts.yourApplications}>
              <EmptyState title={texts.noApplicationsYet} reason={texts.whenYouApplyForA} />
            </Panel>
          )}
        </div>
      )}
    </>
  );
}

export { LoansPage as Page };
