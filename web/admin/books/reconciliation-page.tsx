import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ReconciledAccount } from '../../../contract/staff/reconciliation.ts';
import { reconciliationQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { plural } from '../../ui/values/plural.ts';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { BalanceText } from './balance-text.tsx';
import { BooksBack } from './books-back.tsx';
import { Labelled } from './labelled.tsx';
import './books.css';

/** Says whether the books and the table of an account say two sums. */
const differs = ({ books, tables }: ReconciledAccount): boolean =>
  tables !== null && books !== tables;

/** Says when an account was compared, or since when it differs. */
function whenText(account: ReconciledAccount): string {
  const { tables, asOf, since } = account;
  if (differs(account))
    return since === undefined
      ? 'New since the last check'
      : `Differs since the check of ${formatExact(new Date(since))}`;
  if (tables !== null) return 'Agrees now';
  return asOf === null
    ? 'Not checked yet'
    : `Agreed in the full check of ${formatExact(new Date(asOf))}`;
}

/** Shows each account of the bank whose balance a table says, too, and where the two differ. */
function ReconciliationPage() {
  const query = useQuery(reconciliationQuery);
  return (
    <>
      <BooksBack to="check" />
      <StaffHead
        heading="Reconciliation"
        detail={query.data && `As of ${formatExact(new Date(query.data.asOf))}`}
      />
      <Loaded what="The reconciliation" query={query} lines={12}>
        {({ accounts }) => (
          <Stack gap={20} className="books-stack">
            <Summary accounts={accounts} />
            <Panel title="Control accounts">
              <DataTable
                caption="Accounts of the bank and the sums of their tables"
                className="books-table reconciliation"
                columns={columns}
                rows={accounts}
                rowKey={({ accountId }) => accountId}
                empty={neverEmpty}
              />
            </Panel>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function Summary({ accounts }: { accounts: readonly ReconciledAccount[] }) {
  const wrong = accounts.filter(differs);
  if (wrong.length === 0)
    return (
      <Alert kind="success">
        <strong>All agree.</strong> Every account below has the balance that its payments, loans,
        checks and files add up to.
      </Alert>
    );
  return (
    <Alert kind="error">
      <strong>
        {plural(wrong.length, { one: '# account differs', other: '# accounts differ' })}.
      </strong>{' '}
      Payments continue: the ledger itself adds up. Find out what happened to the rows named below
      before you correct anything.
    </Alert>
  );
}

const columns: readonly Column<ReconciledAccount>[] = [
  {
    name: 'account',
    title: 'Account',
    cell: ({ accountId, code, name, currency, of }) => (
      <>
        <Link className="ledger-name" to={paths.bookAccount(accountId)}>
          <span className="books-code">{code}</span> {name}
          {currency !== 'USD' && ` ${currency}`}
        </Link>
        <span className="ledger-detail">{of}</span>
      </>
    ),
  },
  {
    name: 'books',
    title: 'Books',
    numeric: true,
    cell: ({ books, currency }) => (
      <Labelled label="Books">
        <BalanceText amount={books} currency={currency} />
      </Labelled>
    ),
  },
  {
    name: 'tables',
    title: 'Table',
    numeric: true,
    cell: ({ tables, currency }) => (
      <Labelled label="Table">
        {tables === null ? '—' : <BalanceText amount={tables} currency={currency} />}
      </Labelled>
    ),
  },
  {
    name: 'difference',
    title: 'Difference',
    numeric: true,
    cell: (row) => (
      <Labelled label="Difference">
        {row.tables !== null && differs(row) ? (
          <strong>
            <BalanceText amount={row.books - row.tables} currency={row.currency} />
          </strong>
        ) : (
          'None'
        )}
      </Labelled>
    ),
  },
  {
    name: 'since',
    title: 'Checked',
    cell: (row) => (
      <>
        {whenText(row)}
        {row.places.map((place) => (
          <span key={place} className="ledger-detail">
            {place}
          </span>
        ))}
      </>
    ),
  },
];

export { ReconciliationPage as Page };
