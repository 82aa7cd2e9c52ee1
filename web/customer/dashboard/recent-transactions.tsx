import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Account } from '../../../contract/people/account.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { RecentTransfers } from '../transfers/recent-transfers.tsx';
import { recentTransfersQuery } from './dashboard-queries.ts';
import { countText } from '../../ui/values/format.ts';
import { LiveText } from '../../ui/values/live-text.tsx';
import './dashboard.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.recentTransactions;

const NoTransfers = latePart(
  async () => (await import('../transfers/no-transfers.tsx')).NoTransfers,
);

export function RecentTransactions({ accounts }: { accounts: readonly Account[] }) {
  const [search, setSearch] = useState('');
  const query = useQuery(recentTransfersQuery(search));
  const { data, isPlaceholderData } = query;
  return (
    <Panel
      title={texts.recentTransactions}
      className="recent"
      aside={
        <SearchField
          label={texts.searchTransactions}
          placeholder={texts.searchTransactions}
          value={search}
          onSearch={setSearch}
          onSearchAgain={query.refetch}
        />
      }
    >
      <p className="recent-count" role="status">
        {data && data.total > 0 && (
          <LiveText text={texts.ofShown(data.transfers.length, countText(data.total))} />
        )}
      </p>
      <LoadFailed className="recent-alert" text={texts.failedToFetchTransactions} query={query} />
      {query.isPending && <Skeleton lines={5} label={texts.loadingTransactions} />}
      {data && (
        <RecentTransfers
          caption={texts.recentTransactionsNewest}
          transfers={data.transfers}
          own={accounts}
          empty={
            <Suspense>
              <NoTransfers search={search} />
            </Suspense>
          }
          stale={isPlaceholderData}
        />
      )}
      <Link className="panel-more" to={paths.transactions()}>
        {texts.viewAllTransactions}
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}
