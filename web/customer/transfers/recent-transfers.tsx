import {
  accountWords,
  betweenOwn,
  isOurReference,
  type OwnAccount,
} from '../../../contract/money/transfer-words.ts';
import { transferTexts } from '../../../contract/money/transfer-words.texts.ts';
import type { ReactElement } from 'react';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { formatShortDay } from '../../ui/values/format-date.ts';
import { SignedAmount } from '../../bank/signed-amount.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { useTransactionDetails } from '../receipts/use-transaction-details.tsx';
import { CounterpartyOpener, Direction, Reference, TransferDay } from './transfer-cells.tsx';
import './recent-transfers.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.recentTransfers;

const columnsOf = (
  own: readonly OwnAccount[],
  onOpen: (transfer: OwnTransfer) => void,
): readonly Column<OwnTransfer>[] => [
  {
    name: 'name',
    title: texts.name,
    cell: (transfer) => (
      <div className="recent-transfer-name">
        <Direction type={transfer.transactionType} />
        <div>
          <CounterpartyOpener transfer={transfer} own={own} onOpen={onOpen} />
          <span className="ledger-detail ledger-detail-cut">
            {/* On a narrow screen the date has no column of its own. */}
            <span className="recent-day">{dayWords(transfer)} · </span>
            <WhatFor transfer={transfer} own={own} />
          </span>
        </div>
      </div>
    ),
  },
  { name: 'date', title: texts.date, cell: (transfer) => <TransferDay transfer={transfer} /> },
  {
    name: 'status',
    title: texts.status,
    cell: (transfer) => <StatusBadge status={transfer.status} />,
  },
  {
    name: 'amount',
    title: texts.amount,
    numeric: true,
    cell: (transfer) => <SignedAmount transfer={transfer} />,
  },
];

const dayWords = ({ status, createdAt, transferDate }: OwnTransfer) =>
  status === 'Scheduled'
    ? texts.for(formatShortDay(new Date(transferDate)))
    : formatShortDay(new Date(createdAt));

/** The reference that a person wrote for it; else the kind of payment it was. */
function WhatFor({ transfer, own }: { transfer: OwnTransfer; own: readonly OwnAccount[] }) {
  const { reference, category, transactionType, senderAccount, recipientAccount } = transfer;
  if (!isOurReference(reference)) return <Reference text={reference} />;
  if (betweenOwn(transfer, own) && transactionType === 'debit')
    return texts.from(accountWords(senderAccount, own));
  return transactionType === 'credit'
    ? texts.to(accountWords(recipientAccount, own))
    : transferTexts.category(category);
}

interface RecentTransfersProps {
  caption: string;
  transfers: readonly OwnTransfer[];
  /** Says why there are none. */
  empty: ReactElement;
  /** The customer's own accounts, as far as they are known. */
  own: readonly OwnAccount[];
  /** The rows are those of an earlier question while the next is asked. */
  stale?: boolean;
}

/** The newest orders in a panel: a short table whose rows open their details. */
export function RecentTransfers({
  caption,
  transfers,
  empty,
  own,
  stale = false,
}: RecentTransfersProps) {
  const { open, details } = useTransactionDetails();
  return (
    <>
      <DataTable
        caption={caption}
        columns={columnsOf(own, open)}
        rows={transfers}
        rowKey={(row) => row._id}
        empty={empty}
        className="recent-transfers"
        stale={stale}
      />
      {details}
    </>
  );
}
