import { accountWords, type OwnAccount } from '../../../contract/transfer-words.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import type { Column } from '../../ui/data-table.tsx';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import {
  CounterpartyOpener,
  OtherAccount,
  Reference,
  SignedAmount,
  TransferDay,
} from './transfer-cells.tsx';

interface ListSetting {
  own: readonly OwnAccount[];
  /** The list is in the order of the customers' dates, not of the orders. */
  byDate: boolean;
  onOpen: (transfer: Transfer) => void;
}

/** The columns of the list; a row opens its details. */
export const transactionColumns = ({
  own,
  byDate,
  onOpen,
}: ListSetting): readonly Column<Transfer>[] => [
  {
    name: 'date',
    title: 'Date',
    cell: (transfer) => <TransferDay transfer={transfer} byDate={byDate} />,
  },
  {
    name: 'name',
    title: 'Name',
    cell: (transfer) => (
      <>
        <CounterpartyOpener transfer={transfer} own={own} onOpen={onOpen} />
        <span className="ledger-detail">
          <OtherAccount transfer={transfer} own={own} />
        </span>
      </>
    ),
  },
  {
    name: 'reference',
    title: 'Description',
    cell: ({ reference, statusReason }) => (
      <>
        <Reference text={reference} />
        {statusReason !== null && (
          <span className="ledger-detail">
            <TextWithAmounts text={statusReason} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'from',
    title: 'From account',
    cell: ({ senderAccount }) => accountWords(senderAccount, own),
  },
  { name: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: (transfer) => (
      <>
        <SignedAmount transfer={transfer} />
        <span className="ledger-detail amount-direction">
          {transfer.transactionType === 'credit' ? 'Credit' : 'Debit'}
        </span>
      </>
    ),
  },
];
