import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { transfersOfUserQuery } from '../../api/user-sheet-queries.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact, formatTime } from '../../ui/values/format-date.ts';
import { SignedAmount } from '../../bank/signed-amount.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { SheetPart } from './sheet-part.tsx';

const isAccountNumber = /^\d{9}$/;

const columns: readonly Column<Transfer>[] = [
  {
    name: 'when',
    title: 'Date',
    cell: ({ transferDate }) => {
      const instant = new Date(transferDate);
      return (
        <time translate="no" dateTime={transferDate} title={formatExact(instant)}>
          {formatDay(instant)}
          <span className="ledger-detail">{formatTime(instant)}</span>
        </time>
      );
    },
  },
  {
    name: 'name',
    title: 'Recipient',
    cell: ({ recipientName, recipientBank, recipientAccount, senderAccount }) => (
      <>
        <span className="ledger-name">{recipientName}</span>
        <span className="ledger-detail">
          {recipientBank === 'Unknown' ? 'Bill payment' : recipientBank}{' '}
          <AccountNumber number={recipientAccount} />
        </span>
        <span className="ledger-detail">
          from{' '}
          {isAccountNumber.test(senderAccount) ? (
            <AccountNumber number={senderAccount} />
          ) : (
            senderAccount
          )}
        </span>
      </>
    ),
  },
  { name: 'reference', title: 'Reference', cell: ({ reference }) => reference },
  {
    name: 'status',
    title: 'Status',
    cell: ({ status, statusReason }) => (
      <>
        <StatusBadge status={status} />
        {statusReason !== null && <span className="ledger-detail">{statusReason}</span>}
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: (transfer) => <SignedAmount transfer={transfer} />,
  },
];

/** A person's history, newest first, searched as the person searches it. */
export function UserTransactions({ userId }: { userId: string }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } =
    useQuery(transfersOfUserQuery(userId, { page, search }));
  const searchFor = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const empty =
    search === ''
      ? {
          title: 'No transactions yet',
          reason: 'Payments in and out appear here as soon as they are made.',
        }
      : {
          title: `Nothing matches “${search}”`,
          reason: 'Try a part of a name, a reference or an amount.',
        };
  return (
    <SheetPart
      title="Transactions"
      query={{
        data: data?.transfers,
        error,
        isPending,
        isPlaceholderData,
        isFetching,
        isFetchedAfterMount,
        refetch,
      }}
      empty={empty}
      aside={
        <SearchField
          label="Search transactions"
          placeholder="Name, reference, amount"
          value={search}
          onSearch={searchFor}
          onSearchAgain={refetch}
        />
      }
    >
      {(transfers) => (
        <>
          <DataTable
            caption="Transactions, newest first"
            className="sheet-table history-table"
            columns={columns}
            rows={transfers}
            rowKey={({ _id, transactionType }) => `${_id}-${transactionType}`}
            empty={neverEmpty}
            stale={isPlaceholderData}
          />
          {data && data.total > data.limit && (
            <Pagination
              page={page}
              pageSize={data.limit}
              total={data.total}
              more={data.totalIsCapped}
              onPage={setPage}
            />
          )}
        </>
      )}
    </SheetPart>
  );
}
