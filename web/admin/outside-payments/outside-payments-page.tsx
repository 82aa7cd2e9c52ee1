import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from '../../app/navigation/address.ts';
import type { Answer } from '../../api/client.ts';
import { outsidePaymentsQuery } from '../../api/staff-payment-queries.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { outsidePaymentColumns } from './outside-payment-columns.tsx';
import '../../ui/panel.css';
import './outside-payments.css';

/** Payments to other banks, to find the one that came back. */
function OutsidePaymentsPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const query = useQuery(outsidePaymentsQuery(search));
  const { data, error, isPlaceholderData } = query;
  const searchFor = useCallback(
    (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true }),
    [setParams],
  );
  return (
    <>
      <StaffHead heading="Outside payments" detail={data && detailOf(data, search)}>
        <SearchField
          label="Search outside payments"
          placeholder="Name, reference, amount"
          value={search}
          onSearch={searchFor}
          onSearchAgain={query.refetch}
        />
      </StaffHead>
      <NotLoaded what="The payments" query={query} />
      <section className="panel" aria-label="Outside payments">
        {data === undefined && !error && <Skeleton lines={8} label="Loading payments" />}
        {data && (
          <DataTable
            caption={
              search === ''
                ? 'Payments on their way, the next to settle first'
                : 'Payments found, newest first'
            }
            columns={outsidePaymentColumns}
            rows={data.payments}
            rowKey={({ payment }) => payment._id}
            empty={<NoPayments search={search} />}
            className="outside-table"
            stale={isPlaceholderData}
          />
        )}
      </section>
    </>
  );
}

function detailOf(
  { payments, isCut }: Answer<'GET /api/admin/outside-payments'>,
  search: string,
): string {
  const count = `${payments.length}${isCut ? '+' : ''}`;
  return search === '' ? `${count} on their way to another bank` : `${count} found`;
}

function NoPayments({ search }: { search: string }) {
  return search === '' ? (
    <EmptyState
      title="No payments on their way"
      reason="To find a payment that has already arrived, search for it."
    />
  ) : (
    <EmptyState
      title={`No payments match “${search}”`}
      reason="Search by whole words: a reference, name, account number, IBAN or amount."
    />
  );
}

export { OutsidePaymentsPage as Page };
