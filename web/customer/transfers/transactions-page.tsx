import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { useSearchParams } from '../../app/navigation/address.ts';
import type { Account } from '../../../contract/people/account.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { readSession } from '../../api/session.ts';
import { transfersQuery } from '../../api/transfer-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { askedOf, countFilters, filterOf, paramsOf, type ListFilter } from './list-filter.ts';
import { useTransactionDetails } from '../receipts/use-transaction-details.tsx';
import { cutByDay, listedAt } from './transaction-days.tsx';
import { seenFrom } from './seen-from.ts';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionTools } from './transaction-tools.tsx';
import { countText } from '../../ui/values/format.ts';
import '../../ui/panel.css';
import './transactions-page.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionsPage;

// Most lists have something in them.
const NoTransfers = latePart(async () => (await import('./no-transfers.tsx')).NoTransfers);

const monthAfterMs = 1_000;
const Month = latePart(async () => (await import('../insight/month-fold.tsx')).MonthFold, {
  afterMs: monthAfterMs,
  again: true,
  lost: 'said',
});

// The reported problems come below the list.
const disputesAfterMs = 1_000;
const Disputes = latePart(async () => (await import('../disputes/own-disputes.tsx')).OwnDisputes, {
  afterMs: disputesAfterMs,
  again: true,
  lost: 'said',
});

const pageSize = 15;
const noAccounts: readonly Account[] = [];

/**
 * All own transfers. Page, search and filters live in the address, so that reload, back and a
 * bookmark keep them.
 */
function TransactionsPage() {
  const [params, setParams] = useSearchParams();
  const { open, details } = useTransactionDetails();
  const filter = filterOf(params);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = useQuery(transfersQuery({ page, limit: pageSize, ...askedOf(filter) }));
  const accounts = useQuery(accountsQuery);
  const own = accounts.data ?? noAccounts;
  const { search } = filter;
  const byDate = filter.from !== '' || filter.to !== '';
  const columns = useMemo(
    () => transactionColumns({ own, byDate, search, onOpen: open }),
    [own, byDate, search, open],
  );
  const today = useBankDay();
  const days = {
    name: 'day',
    title: texts.date,
    cut: (rows: readonly OwnTransfer[]) =>
      cutByDay(rows, {
        at: (row) => listedAt(row, byDate),
        isAhead: (row) => !byDate && row.status === 'Scheduled',
        today,
      }),
  };
  const { data, isError, isPlaceholderData } = query;
  const total = data?.total ?? 0;
  const narrow = (next: ListFilter) => setParams(paramsOf(next), { replace: true });
  const searchFor = useCallback(
    (words: string) =>
      setParams((current) => paramsOf({ ...filterOf(current), search: words }), { replace: true }),
    [setParams],
  );
  return (
    <>
      <PageTop heading={texts.transactions} detail={texts.datesAndTimesAreNew} />
      <p className="transactions-more screen-only">
        <Link className="lone-link" to={paths.insight()}>
          {texts.insightYourMonthByCategory}
        </Link>
      </p>
      <div className="transactions-month screen-only">
        <Month />
      </div>
      <section className="panel" aria-label={texts.transactions}>
        <TransactionTools
          filter={filter}
          accounts={own}
          count={data && foundText(total, data.totalIsCapped)}
          onChange={narrow}
          onSearch={searchFor}
          onSearchAgain={query.refetch}
        />
        <LoadFailed
          className="transactions-alert"
          text={texts.failedToFetchUserData}
          query={accounts}
        />
        <LoadFailed
          className="transactions-alert"
          text={
            readSession() === undefined
              ? texts.noTokenFoundPleaseLog
              : texts.failedToFetchTransactions
          }
          query={query}
        />
        {data === undefined && !isError && (
          <Skeleton lines={10} label={texts.loadingTransactions} />
        )}
        {data && (
          <>
            <DataTable
              caption={texts.transactionsNewestFirst(page, Math.ceil(total / pageSize))}
              columns={columns}
              rows={
                filter.account === ''
                  ? data.transfers
                  : data.transfers.map(seenFrom(filter.account))
              }
              rowKey={(row) => row._id}
              empty={
                <Suspense>
                  <NoTransfers
                    search={search}
                    filtered={countFilters(filter) > 0}
                    elsewhere={total > 0}
                  />
                </Suspense>
              }
              grouping={days}
              className="transactions-table"
              stale={isPlaceholderData}
            />
            {total > 0 && (
              <Pagination
                page={page}
                pageSize={pageSize}
                total={total}
                more={data.totalIsCapped}
                onPage={(next) => setParams(paramsOf(filter, next))}
              />
            )}
          </>
        )}
      </section>
      <Disputes />
      {details}
    </>
  );
}

const foundText = (total: number, more: boolean): string =>
  `${countText(total)}${more ? '+' : ''} ` + texts.transactionsWord(total);

export { TransactionsPage as Page };
