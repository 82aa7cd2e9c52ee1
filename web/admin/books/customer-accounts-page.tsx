import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useParams, useSearchParams } from '../../app/navigation/address.ts';
import type { BookAccount } from '../../../contract/staff/books.ts';
import { isCalendarDay, writtenDay } from '../../../contract/values/calendar-day.ts';
import { customerCodes, type CustomerCode } from '../../../contract/values/customer-codes.ts';
import { bookAccountsQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PersonName } from '../person-name.tsx';
import { usePagesAfter } from '../use-pages-after.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { BalanceText } from './balance-text.tsx';
import { BooksBack } from './books-back.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import '../../ui/panel.css';
import './books.css';

const titles = {
  '2110': 'Customer checking',
  '2120': 'Customer savings',
  '2130': 'Customer investment',
} as const;

/** The customers' accounts of one kind, with their balances at the end of a day. */
function CustomerAccountsPage() {
  const { code: asked } = useParams();
  const code = customerCodes.find((each) => each === asked);
  if (code !== undefined) return <AccountsOfKind key={code} code={code} />;
  return (
    <>
      <BooksBack />
      <PageHeading>Accounts</PageHeading>
      <Alert kind="error">There are no customer accounts under this code.</Alert>
    </>
  );
}

function AccountsOfKind({ code }: { code: CustomerCode }) {
  usePageTitle(titles[code]);
  const [params] = useSearchParams();
  const day = params.get('day') ?? '';
  const { after, onPrevious, goAfter } = usePagesAfter();
  const query = useQuery(
    bookAccountsQuery({ code, day: isCalendarDay(day) ? day : undefined, after }),
  );
  const { data, error, isPlaceholderData } = query;
  const last = data?.accounts.at(-1)?.number;
  return (
    <>
      <BooksBack />
      <PageHeading detail={data && `Balances at the end of ${writtenDay(data.day)}`}>
        <span className="books-code">{code}</span> {titles[code]}
      </PageHeading>
      <NotLoaded what="The accounts" query={query} />
      <section className="panel books-accounts" aria-label={titles[code]}>
        {data === undefined && !error && <Skeleton lines={8} label="Loading accounts" />}
        {data && (
          <DataTable
            caption={`${titles[code]} by number`}
            columns={columns}
            rows={data.accounts}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                title="No accounts here"
                reason="Accounts show up here when customers register."
              />
            }
            className="accounts-table"
            stale={isPlaceholderData}
          />
        )}
        {data && (after !== undefined || data.more) && (
          <PageSteps
            label={`From ${data.accounts[0]?.number ?? ''} to ${last ?? ''}`}
            onPrevious={onPrevious}
            onNext={data.more && last !== undefined ? () => goAfter(last) : undefined}
          />
        )}
      </section>
    </>
  );
}

/** A customer who was deleted has no page, but still a name. */
function Holder({
  holder: { name, fullName = '', userId },
}: {
  holder: NonNullable<BookAccount['holder']>;
}) {
  return (
    <PersonName
      person={{ _id: userId ?? '', username: name, fullName }}
      linked={userId !== undefined}
    />
  );
}

const columns: readonly Column<BookAccount>[] = [
  {
    name: 'number',
    title: 'Account',
    cell: ({ id, number = '', open }) => (
      <>
        <Link className="ledger-name" to={paths.bookAccount(id)}>
          <AccountNumber number={number} />
        </Link>
        {!open && <span className="ledger-detail">Closed</span>}
      </>
    ),
  },
  { name: 'holder', title: 'Customer', cell: ({ holder }) => holder && <Holder holder={holder} /> },
  {
    name: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance, currency }) => <BalanceText amount={balance} currency={currency} />,
  },
];

export { CustomerAccountsPage as Page };
