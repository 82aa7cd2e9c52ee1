import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { transfersQuery } from '../../api/transfer-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTop } from '../page-top.tsx';
import { NoTransfers } from './no-transfers.tsx';
import { StatementHead } from './statement-head.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import '../../ui/panel.css';
import './transactions-page.css';

const pageSize = 15;

/** All own transfers. Page and search live in the address, so that reload, back and a bookmark keep them. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, isError, isPlaceholderData } = useQuery(transfersQuery({ page, limit: pageSize, search }));
  const searchFor = useCallback((text: string) => setParams(text === '' ? {} : { search: text }, { replace: true, preventScrollReset: true }), [setParams]);
  const goTo = (next: number) => setParams({ ...(search === '' ? {} : { search }), page: String(next) });
  const total = data?.total ?? 0;
  return (
    <>
      <StatementHead />
      <PageTop documentTitle="Transactions" heading="Transactions" />
      <section className="panel" aria-label="Transactions">
        <div className="panel-head transactions-tools">
          <SearchField label="Search transactions" placeholder="Search all fields" value={search} onSearch={searchFor} />
          <p className="muted small" role="status">
            {data && `${total.toLocaleString('en-US')} ${total === 1 ? 'transaction' : 'transactions'}`}
          </p>
          <Button look="secondary" compact onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        </div>
        <Alert kind="error" className="transactions-alert">
          {isError && 'Failed to fetch transactions.'}
        </Alert>
        {data === undefined && !isError && <Skeleton lines={10} label="Loading transactions" />}
        {data && total === 0 && <NoTransfers search={search} />}
        {data && total > 0 && (
          <>
            <DataTable
              caption={`Transactions, newest first, page ${page} of ${Math.ceil(total / pageSize)}`}
              columns={transactionColumns}
              rows={data.transfers}
              rowKey={(row) => row._id}
              className="transactions-table"
              stale={isPlaceholderData}
            />
            <Pagination page={page} pageSize={pageSize} total={total} onPage={goTo} />
          </>
        )}
      </section>
    </>
  );
}
