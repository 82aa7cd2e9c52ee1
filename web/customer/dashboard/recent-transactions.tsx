import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Account } from '../../../contract/accounts.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { RecentTransfers } from '../transfers/recent-transfers.tsx';
import { recentTransfersQuery } from './dashboard-queries.ts';
import { countText } from '../../ui/values/format.ts';
import './recent-transactions.css';

const NoTransfers = lazyPart(
  async () => (await import('../transfers/no-transfers.tsx')).NoTransfers,
);

export function RecentTransactions({ accounts }: { accounts: readonly Account[] }) {
  const [search, setSearch] = useState('');
  const query = useQuery(recentTransfersQuery(search));
  const { data, isPlaceholderData } = query;
  return (
    <Panel
      title="Recent Transactions"
      className="recent"
      aside={
        <SearchField
          label="Search transactions"
          placeholder="Search transactions"
          value={search}
          onSearch={setSearch}
          onSearchAgain={query.refetch}
        />
      }
    >
      <p className="recent-count" role="status">
        {data && data.total > 0 && `${data.transfers.length} of ${countText(data.total)} shown`}
      </p>
      <LoadFailed className="recent-alert" text="Failed to fetch transactions." query={query} />
      {query.isPending && <Skeleton lines={5} label="Loading transactions" />}
      <Suspense>{data && data.transfers.length === 0 && <NoTransfers search={search} />}</Suspense>
      {data && data.transfers.length > 0 && (
        <RecentTransfers
          caption="Recent transactions, newest first"
          transfers={data.transfers}
          own={accounts}
          stale={isPlaceholderData}
        />
      )}
      <Link className="panel-more" to={paths.transactions()}>
        View all transactions
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}
