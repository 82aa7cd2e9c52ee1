import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Transfer } from '../../../contract/transfers.ts';
import { accountTransfersQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Direction, Reference, SignedAmount, TransferDay } from '../transfers/transfer-cells.tsx';
import './account-activity.css';

const shownCount = 5;

const columns: readonly Column<Transfer>[] = [
  {
    name: 'name',
    title: 'Recipient',
    cell: (transfer) => (
      <div className="activity-name">
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

/** Between own accounts one row stands for both sides: here it is seen from this account. */
function seenFrom(number: string) {
  return (transfer: Transfer): Transfer => ({ ...transfer, transactionType: transfer.senderAccount === number ? 'debit' : 'credit' });
}

/** What went into and out of one account lately. */
export function AccountActivity({ number, whyEmpty }: { number: string; whyEmpty: string }) {
  const recent = useQuery(accountTransfersQuery(number, shownCount));
  return (
    <Panel title="Recent activity" className="activity">
      <LoadFailed text="Failed to fetch transactions." query={recent} className="activity-failed" />
      {recent.isPending && <Skeleton lines={3} label="Loading transactions" />}
      {recent.data?.total === 0 && <p className="activity-empty muted">{whyEmpty}</p>}
      {recent.data && recent.data.total > 0 && (
        <DataTable
          caption="Recent activity of this account, newest first"
          columns={columns}
          rows={recent.data.transfers.map(seenFrom(number))}
          rowKey={(row) => row._id}
          className="activity-table"
        />
      )}
      <Link className="activity-more" to={`${paths.transactions()}?search=${number}`}>
        All transactions of this account
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}
