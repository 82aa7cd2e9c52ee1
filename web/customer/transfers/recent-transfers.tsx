import type { Transfer } from '../../../contract/transfers.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Direction, Reference, SignedAmount, TransferDay } from './transfer-cells.tsx';
import './recent-transfers.css';

const columns: readonly Column<Transfer>[] = [
  {
    name: 'name',
    title: 'Recipient',
    cell: (transfer) => (
      <div className="recent-transfer-name">
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

interface RecentTransfersProps {
  caption: string;
  transfers: readonly Transfer[];
  className: string;
  /** The rows are those of an earlier question while the next is asked. */
  stale?: boolean;
}

/** The newest orders in a panel: a short table that leads to the whole list. */
export function RecentTransfers({ caption, transfers, className, stale = false }: RecentTransfersProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={transfers}
      rowKey={(row) => row._id}
      className={classNames('recent-transfers', className)}
      stale={stale}
    />
  );
}
