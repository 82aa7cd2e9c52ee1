import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useParams, useSearchParams } from '../../app/navigation/address.ts';
import type { BookAccount, BookEntry } from '../../../contract/staff/books.ts';
import { bookEntriesQuery } from '../../api/books-queries.ts';
import { callForFile } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatDay, formatExact, noonOf } from '../../ui/values/format-date.ts';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ActorName } from '../actor-name.tsx';
import { jobTitle } from '../jobs/job-title.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { BalanceText, entryText } from './balance-text.tsx';
import { BooksBack } from './books-back.tsx';
import { ExportButton } from './export-button.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import { countText } from '../../ui/values/format.ts';
import '../../ui/panel.css';
import './books.css';

/** The numbers of entries have no gaps: the page before begins this many higher. */
const entriesOnPage = 50;

const nothing = (text: string | null) => (text === null || text === '' ? undefined : text);

/** One account of the ledger down to its entries. */
function BookAccountPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [exportFailed, setExportFailed] = useState<string>();
  const days = { from: nothing(params.get('from')), to: nothing(params.get('to')) };
  const before = nothing(params.get('before'));
  const query = useQuery(bookEntriesQuery(id, { ...days, before }));
  const { data, error, isPlaceholderData } = query;
  const choose = (change: Partial<typeof days>) =>
    setParams(withoutBlanks({ ...days, ...change }), { replace: true });
  const account = data?.account;
  usePageTitle(account?.name);
  const oldest = data?.entries.at(-1)?.seq;
  return (
    <>
      <BooksBack />
      <StaffHead
        heading={
          account ? (
            <>
              <span className="books-code">{account.code}</span> {account.name}
            </>
          ) : (
            'Account'
          )
        }
        detail={account && <Holder account={account} />}
      >
        {account && (
          <p className="books-balance">
            <span className="muted small">Balance now</span>{' '}
            <BalanceText amount={account.balance} currency={account.currency} />
          </p>
        )}
      </StaffHead>
      <NotLoaded what="The account" query={query} />
      <Alert kind="error">{exportFailed}</Alert>
      <div className="books-choice">
        <TextField
          label="From"
          type="date"
          name="from"
          value={days.from ?? ''}
          onChange={(event) => choose({ from: event.currentTarget.value })}
        />
        <TextField
          label="To"
          type="date"
          name="to"
          value={days.to ?? ''}
          onChange={(event) => choose({ to: event.currentTarget.value })}
        />
        {account && (
          <ExportButton
            name={`account-${account.number ?? `${account.code}-${account.currency}`}.csv`}
            load={() =>
              callForFile('GET /api/admin/books/accounts/{id}/entries.csv', {
                params: { id },
                query: { ...days, bom: 'true' },
              })
            }
            onFailed={setExportFailed}
          />
        )}
      </div>
      <section className="panel" aria-label="Entries">
        {data === undefined && !error && <Skeleton lines={8} label="Loading entries" />}
        {data && account && (
          <DataTable
            caption="Entries, newest first"
            columns={columnsOf(account)}
            rows={data.entries}
            rowKey={({ seq }) => seq}
            empty={
              <EmptyState
                title="No entries"
                reason="Nothing was posted to this account on these days. Choose others to see more."
              />
            }
            className="entry-table"
            stale={isPlaceholderData}
          />
        )}
        {data && data.entries.length > 0 && (
          <PageSteps
            label={
              `Entries ${countText(oldest ?? 0)} to ` +
              `${countText(data.entries[0]?.seq ?? 0)}, ` +
              `${countText(data.total)} in all`
            }
            onPrevious={
              before === undefined
                ? undefined
                : () =>
                    setParams({
                      ...withoutBlanks(days),
                      before: String((data.entries[0]?.seq ?? 0) + entriesOnPage + 1),
                    })
            }
            onNext={
              data.more && oldest !== undefined
                ? () => setParams({ ...withoutBlanks(days), before: String(oldest) })
                : undefined
            }
          />
        )}
      </section>
    </>
  );
}

const withoutBlanks = (days: {
  from?: string | undefined;
  to?: string | undefined;
}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(days).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );

function Holder({ account: { number, holder, currency, open } }: { account: BookAccount }) {
  const closed = open ? '' : ', closed';
  if (number === undefined || holder === undefined)
    return <>{`The bank's own account in ${currency}${closed}`}</>;
  return (
    <>
      <AccountNumber number={number} /> of <ActorName actor={holder} />
      {closed}
    </>
  );
}

const columnsOf = ({ currency }: BookAccount): readonly Column<BookEntry>[] => [
  {
    name: 'journal',
    title: 'Journal',
    cell: ({ journalId, kind, reference, memo }) => (
      <>
        <Link className="ledger-name" to={paths.journal(journalId)}>
          {jobTitle(kind)}
        </Link>
        <span className="ledger-detail">
          {[reference, memo].filter((text) => text !== '').join(' · ')}
        </span>
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount }) => (
      <span className="ledger-amount lm-money">{entryText(amount, currency)}</span>
    ),
  },
  { name: 'number', title: 'No.', numeric: true, cell: ({ seq }) => countText(seq) },
  {
    name: 'booked',
    title: 'Posted',
    cell: ({ bookedAt, valueDate }) => (
      <>
        {formatExact(new Date(bookedAt))}
        <span className="ledger-detail">Value {formatDay(noonOf(valueDate))}</span>
      </>
    ),
  },
  {
    name: 'balance',
    title: 'Balance after',
    numeric: true,
    cell: ({ balanceAfter }) => <BalanceText amount={balanceAfter} currency={currency} />,
  },
];

export { BookAccountPage as Page };
