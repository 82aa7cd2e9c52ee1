import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '../../app/configure-zod.ts';
import { loansQuery } from '../../api/loan-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTop } from '../page-top.tsx';
import { LoanApplications } from './loan-applications.tsx';
import { LoanForm } from './loan-form.tsx';
import { RunningLoans } from './running-loans.tsx';
import '../../ui/panel.css';
import './loans-page.css';

/** What is owed first, then what one may apply for, then how the applications stand. */
function LoansPage() {
  const loans = useQuery(loansQuery);
  /** The loan that was paid back in full on this page. */
  const [paidOff, setPaidOff] = useState<string>();
  const running = loans.data?.filter(({ state }) => state === 'disbursed') ?? [];
  return (
    <>
      <PageTop
        heading="Loans"
        detail="See what a loan costs while you type, apply, and follow your applications."
      />
      {loans.isPending ? (
        <Skeleton lines={8} label="Loading loans" />
      ) : (
        <div className="loans-page">
          {running.length > 0 && <RunningLoans loans={running} onPaidOff={setPaidOff} />}
          <LoanForm />
          <LoanApplications isRunning={running.length > 0} paidOff={paidOff} />
        </div>
      )}
    </>
  );
}

export { LoansPage as Page };
