import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { Refused } from '../../api/failures.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { bankDay } from '../../bank/bank-clock.ts';
import { formatWeekday, noonOf } from '../../ui/values/format-date.ts';
import { RequestReference } from '../../ui/feedback/request-reference.tsx';
import { upperFirst } from '../../ui/values/upper-first.ts';
import { momentsAfterMs } from '../moments/moments-after.ts';
import { PageTop } from '../frame/page-top.tsx';
import { useIsNewcomer } from '../frame/use-is-newcomer.ts';
import { AccountSummary } from './account-summary.tsx';
import { BalancePanel } from './balance-panel.tsx';
import {
  dashboardAccountsQuery,
  dashboardUserQuery,
  pendingTransfersQuery,
  recentTransfersQuery,
} from './dashboard-queries.ts';
import { greeting } from './greeting.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import '../cards/card-face.css';
import './accounts-and-cards.css';
import './dashboard.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.dashboardPage;

// A customer who has money needs none of it.
const FirstSteps = latePart(async () => (await import('./first-steps.tsx')).FirstSteps);
/** After the first view, and before its reader has come down to them. */
const cardsAfterMs = 1_000;
const monthAfterMs = 2_000;
const YourCards = latePart(async () => (await import('./your-cards.tsx')).YourCards, {
  afterMs: cardsAfterMs,
  again: true,
  lost: 'said',
});
// The news of a first deposit, a goal reached and a loan paid back; most days have none.
const Moments = latePart(async () => (await import('../moments/moments.tsx')).Moments, {
  afterMs: momentsAfterMs,
  lost: 'nothing',
});
const ThisMonth = latePart(
  async () => (await import('../insight/this-month-panel.tsx')).ThisMonthPanel,
  { afterMs: monthAfterMs, lost: 'said' },
);

function DashboardPage() {
  const [openedAt] = useState(() => new Date());
  const user = useQuery(dashboardUserQuery);
  const accounts = useQuery(dashboardAccountsQuery);
  const recent = useQuery(recentTransfersQuery(''));
  // The bank's own day, which a sandbox may have moved ahead of the device's.
  const today = useQuery(balanceHistoryQuery({})).data?.at(-1)?.day ?? bankDay(openedAt);
  const username = user.data?.username;
  const hello = greeting(openedAt.getHours());
  const isNewcomer = useIsNewcomer();
  const failed = user.isLoadingError && accounts.isLoadingError && recent.isLoadingError;
  return (
    <>
      <PageTop
        heading={username === undefined ? hello : `${hello}, ${username}`}
        detail={upperFirst(formatWeekday(noonOf(today)))}
      />
      {failed ? (
        <CriticalFailure error={user.error} />
      ) : (
        <div className="dashboard">
          {isNewcomer ? (
            <div className="balance-panel first-steps-place">
              <Suspense>
                <FirstSteps />
              </Suspense>
            </div>
          ) : (
            <BalancePanel accounts={accounts.data} mayAsk={recent.isFetched} />
          )}
          <div className="dashboard-side">
            <QuickActions />
            {accounts.data && recent.isFetched && <ComingUp accounts={accounts.data} />}
          </div>
          <AccountSummary query={accounts} />
          {/* Below the buttons pressed first: it comes late, and moves what is under it. */}
          <Moments />
          <RecentTransactions accounts={accounts.data ?? []} />
          <YourCards />
          <ThisMonth />
        </div>
      )}
    </>
  );
}

function CriticalFailure({ error }: { error: Error }) {
  const requestId = error instanceof Refused ? error.requestId : undefined;
  return (
    <section aria-labelledby="critical-failure">
      <h2 id="critical-failure">{texts.error}</h2>
      <Alert kind="error" className="critical-failure">
        <div className="try-again">
          <p>{texts.failedToLoadCriticalData}</p>
          <p className="load-failed-more">{texts.nothingWasChangedAndNo}</p>
          {requestId !== undefined && <RequestReference id={requestId} />}
        </div>
      </Alert>
      <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>
    </section>
  );
}

// Loaded after the balance, so that the balance does not wait for it.
const ComingUpPanel = latePart(async () => (await import('./coming-up-panel.tsx')).ComingUpPanel);

/** Payments to come, which the balance does not include. */
function ComingUp({ accounts }: { accounts: readonly Account[] }) {
  const scheduled = useQuery(scheduledQuery);
  const pending = useQuery(pendingTransfersQuery);
  if (scheduled.isPending || pending.isPending) return null;
  return (
    <Suspense>
      <ComingUpPanel accounts={accounts} scheduled={scheduled} pending={pending} />
    </Suspense>
  );
}

export { DashboardPage as Page };
