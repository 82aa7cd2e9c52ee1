import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Refused } from '../../api/failures.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { LatePart } from '../../app/late-part.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatWeekday } from '../../ui/values/format-date.ts';
import { RequestReference } from '../../ui/feedback/request-reference.tsx';
import { momentsAfterMs } from '../moments/moments-after.ts';
import { PageTop } from '../page-top.tsx';
import { AccountSummary } from './account-summary.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { ComingUp } from './coming-up.tsx';
import {
  dashboardAccountsQuery,
  dashboardUserQuery,
  recentTransfersQuery,
} from './dashboard-queries.ts';
import { greeting } from './greeting.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import '../cards/card-face.css';
import './your-cards.css';
import './dashboard-page.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.dashboardPage;

// Who has money needs none of it.
const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps);
/** After the first view, and before its reader has come down to them. */
const cardsAfterMs = 1_000;
const monthAfterMs = 2_000;
const loadYourCards = async () => (await import('./your-cards.tsx')).YourCards;
// The news of a first deposit, a goal reached and a loan paid back; most days have none.
const loadMoments = async () => (await import('../moments/moments.tsx')).Moments;
const loadThisMonth = async () => (await import('../insight/insight-page.tsx')).ThisMonthPanel;

function DashboardPage() {
  const [openedAt] = useState(() => new Date());
  const user = useQuery(dashboardUserQuery);
  const accounts = useQuery(dashboardAccountsQuery);
  const recent = useQuery(recentTransfersQuery(''));
  const username = user.data?.username;
  const hello = greeting(openedAt.getHours());
  const isNew = recent.data?.total === 0 && accounts.data?.every(({ balance }) => balance === 0n);
  const failed = user.isLoadingError && accounts.isLoadingError && recent.isLoadingError;
  return (
    <>
      <PageTop
        heading={username === undefined ? hello : `${hello}, ${username}`}
        detail={formatWeekday(openedAt)}
      />
      {failed ? (
        <CriticalFailure error={user.error} />
      ) : (
        <div className="dashboard">
          <BalancePanel accounts={accounts.data} mayAsk={recent.isFetched}>
            <Suspense>{isNew && <FirstSteps />}</Suspense>
          </BalancePanel>
          <div className="dashboard-side">
            <QuickActions />
            {accounts.data && recent.isFetched && <ComingUp accounts={accounts.data} />}
          </div>
          <AccountSummary query={accounts} />
          {/* Below what somebody presses first: it comes late, and moves what is under it. */}
          <LatePart startMs={momentsAfterMs} load={loadMoments} />
          <RecentTransactions accounts={accounts.data ?? []} />
          <LatePart startMs={cardsAfterMs} load={loadYourCards} again />
          <LatePart startMs={monthAfterMs} load={loadThisMonth} />
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

export { DashboardPage as Page };
