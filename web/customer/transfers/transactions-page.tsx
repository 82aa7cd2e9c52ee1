import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Account } from '../../../contract/accounts.ts';
import { brand } from '../../../config/bank.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { callForFile } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';
import { transfersQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnDisputes } from '../disputes/own-disputes.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { askedOf, countFilters, filterOf, paramsOf, type ListFilter } from './list-filter.ts';
import { useTransactionDetails } from '../receipts/use-transaction-details.tsx';
import { useDownload } from '../statements/use-download.ts';
import { NoTransfers } from './no-transfers.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { seenFrom } from './seen-from.ts';
import { StatementHead } from './statement-head.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import '../../ui/panel.css';
import './transactions-page.css';

const pageSize = 15;
const noAccounts: readonly Account[] = [];

/** All own transfers. Page, search and filters live in the address, so that reload, back and a bookmark keep them. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { open, details } = useTransactionDetails();
  const filter = filterOf(params);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = useQuery(transfersQuery({ page, limit: pageSize, ...askedOf(filter) }));
  const accounts = useQuery(accountsQuery);
  const own = accounts.data ?? noAccounts;
  const byDate = filter.from !== '' || filter.to !== '';
  const columns = useMemo(() => transactionColumns({ own, byDate, onOpen: open }), [own, byDate, open]);
  const { data, isError, isPlaceholderData } = query;
  const total = data?.total ?? 0;
  const csv = useDownload();
  const saveCsv = () =>
    csv.save(`${brand.fileName}-transactions.csv`, () => callForFile('GET /api/transfers/transactions.csv', { query: { ...askedOf(filter), bom: 'true' } }));
  const narrow = (next: ListFilter) => setParams(paramsOf(next), { replace: true });
  const searchFor = useCallback((search: string) => setParams((current) => paramsOf({ ...filterOf(current), search }), { replace: true }), [setParams]);
  return (
    <>
      <StatementHead title="Statement of transactions" />
      <PageTop documentTitle="Transactions" heading="Transactions" detail="Dates and times are New York time." />
      <section className="panel" aria-label="Transactions">
        <div className="panel-head transactions-tools">
          <SearchField label="Search transactions" placeholder="Search all fields" value={filter.search} onSearch={searchFor} onSearchAgain={query.refetch} />
          <p className="muted small" role="status">
            {data && countText(total, data.totalIsCapped)}
          </p>
          <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.statements()}>
            <Icon name="statement" />
            Statements
          </Link>
          <Button look="secondary" compact busy={csv.busy} keepsFocus onClick={() => void saveCsv()}>
            <Icon name="deposit" />
            <span>
              <span className="visually-hidden">Download </span>CSV
            </span>
          </Button>
          <Button look="secondary" compact onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        </div>
        <div className="transaction-folds">
          <TransactionFilters filter={filter} accounts={accounts.data ?? []} onChange={narrow} />
          <SavedSearches filter={filter} />
        </div>
        <Alert kind="error">{csv.failure}</Alert>
        <LoadFailed className="transactions-alert" text="Failed to fetch user data." query={accounts} />
        <LoadFailed
          className="transactions-alert"
          text={readSession() === undefined ? 'No token found. Please log in again.' : 'Failed to fetch transactions.'}
          query={query}
        />
        {data === undefined && !isError && <Skeleton lines={10} label="Loading transactions" />}
        {data && total === 0 && <NoTransfers search={filter.search} filtered={countFilters(filter) > 0} />}
        {data && total > 0 && (
          <>
            <DataTable
              caption={`Transactions, newest first, page ${page} of ${Math.ceil(total / pageSize)}`}
              columns={columns}
              rows={filter.account === '' ? data.transfers : data.transfers.map(seenFrom(filter.account))}
              rowKey={(row) => row._id}
              className="transactions-table"
              stale={isPlaceholderData}
            />
            <Pagination page={page} pageSize={pageSize} total={total} more={data.totalIsCapped} onPage={(next) => setParams(paramsOf(filter, next))} />
          </>
        )}
      </section>
      <OwnDisputes />
      {details}
    </>
  );
}

function countText(total: number, more: boolean): string {
  return `${total.toLocaleString('en-US')}${more ? '+' : ''} ${total === 1 ? 'transaction' : 'transactions'}`;
}
