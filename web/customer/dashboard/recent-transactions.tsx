import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Transfer } from '../../../contract/transfers.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NoTransfers } from '../transfers/no-transfers.tsx';
import { Direction, Reference, SignedAmount, TransferDay } from '../transfers/transfer-cells.tsx';
import { recentTransfersQuery } from './dashboard-queries.ts';
import './recent-transactions.css';

const columns: readonly Column<Transfer>[] = [
  {
    name: 'name',
    title: 'Recipient',
    cell: (transfer) => (
      <div className="recent-recipient">
        <Direction type={transfer.transactionType} />
        <div>
          <span className="ledger-name">{transfer.recipientName}</span>
          <span className="ledger-detail">
            <Reference text={transfer.reference} />
          </span>
        </div>
      </div>
    ),
  },
  { name: 'date', title: 'Date', cell: (transfer) => <TransferDay transfer={transfer} short /> },
  { name: 'status', title: 'Status', cell: (transfer) => <StatusBadge status={transfer.status} /> },
  { name: 'amount', title: 'Amount', numeric: true, cell: (transfer) => <SignedAmount transfer={transfer} /> },
];

export function RecentTransactions() {
  const [search, setSearch] = useState('');
  const query = useQuery(recentTransfersQuery(search));
  const { data, isPlaceholderData } = query;
  return (
    <Panel
      title="Recent Transactions"
      className="recent"
      aside={<SearchField label="Search transactions" placeholder="Search transactions" value={search} onSearch={setSearch} />}
    >
      <p className="recent-count" role="status">
        {data && data.total > 0 && `${data.transfers.length} of ${data.total.toLocaleString('en-US')} shown`}
      </p>
      <LoadFailed className="recent-alert" text="Failed to fetch transactions." query={query} />
      {query.isPending && <Skeleton lines={5} label="Loading transactions" />}
      {data && data.transfers.length === 0 && <NoTransfers search={search} />}
      {data && data.transfers.length > 0 && (
        <DataTable
          caption="Recent transactions, newest first"
          columns={columns}
          rows={data.transfers}
          rowKey={(row) => row._id}
          className="recent-table"
          stale={isPlaceholderData}
        />
      )}
      <Link className="recent-more" to={paths.transactions()}>
        View all transactions
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}
