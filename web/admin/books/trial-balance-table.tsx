import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CurrencyTotal, TrialBalanceLine } from '../../../contract/staff/books.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { paths } from '../../app/paths.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BalanceText } from './balance-text.tsx';

interface TrialBalanceTableProps {
  total: CurrencyTotal;
  lines: readonly TrialBalanceLine[];
  day: string;
  allAccounts: boolean;
  stale: boolean;
}

const isEmpty = ({ opening, debits, credits, closing }: TrialBalanceLine) =>
  opening === 0n && debits === 0n && credits === 0n && closing === 0n;

/** One currency of a trial balance with its totals. */
export function TrialBalanceTable({
  total,
  lines,
  day,
  allAccounts,
  stale,
}: TrialBalanceTableProps) {
  const { currency } = total;
  const shown = allAccounts ? lines : lines.filter((line) => !isEmpty(line));
  if (shown.length === 0)
    return currency === 'USD' ? (
      <EmptyLine>No money has moved yet. Accounts show up here with their first entry.</EmptyLine>
    ) : null;
  return (
    <Panel title={currency} aside={<BooksSides {...total} />}>
      <DataTable
        caption={`Trial balance in ${currency}`}
        columns={columnsOf(day)}
        rows={shown}
        rowKey={({ code }) => code}
        empty={neverEmpty}
        className="books-table trial-balance"
        totals={totalsOf(total)}
        stale={stale}
      />
    </Panel>
  );
}

/** Below the columns they are the totals of; below the closing balances those of either side. */
function totalsOf({
  currency,
  debits,
  credits,
  debitBalances,
  creditBalances,
}: CurrencyTotal): Record<string, ReactNode> {
  const amount = (of: bigint) => <MoneyText amount={of} currency={currency} />;
  return {
    account: 'Total',
    debits: <Labelled label="Debits">{amount(debits)}</Labelled>,
    credits: <Labelled label="Credits">{amount(credits)}</Labelled>,
    closing: (
      <>
        <span className="trial-balance-side">Dr {amount(debitBalances)}</span>
        <span className="trial-balance-side">Cr {amount(creditBalances)}</span>
      </>
    ),
  };
}

const addressOf = ({ accountId, code }: TrialBalanceLine, day: string) =>
  accountId === undefined
    ? `${paths.customerBooks(code)}?day=${day}`
    : `${paths.bookAccount(accountId)}?from=${day}&to=${day}`;

const columnsOf = (day: string): readonly Column<TrialBalanceLine>[] => [
  {
    name: 'account',
    title: 'Account',
    cell: (line) => (
      <Link className="ledger-name" to={addressOf(line, day)}>
        <span className="books-code">{line.code}</span> {line.name}
      </Link>
    ),
  },
  {
    name: 'opening',
    title: 'Opening',
    numeric: true,
    cell: ({ opening, currency }) => (
      <Labelled label="Opening">{<BalanceText amount={opening} currency={currency} />}</Labelled>
    ),
  },
  {
    name: 'debits',
    title: 'Debits',
    numeric: true,
    cell: ({ debits, currency }) => (
      <Labelled label="Debits">{<MoneyText amount={debits} currency={currency} />}</Labelled>
    ),
  },
  {
    name: 'credits',
    title: 'Credits',
    numeric: true,
    cell: ({ credits, currency }) => (
      <Labelled label="Credits">{<MoneyText amount={credits} currency={currency} />}</Labelled>
    ),
  },
  {
    name: 'closing',
    title: 'Closing',
    numeric: true,
    cell: ({ closing, currency }) => (
      <Labelled label="Closing">
        <strong>
          <BalanceText amount={closing} currency={currency} />
        </strong>
      </Labelled>
    ),
  },
];

/** Below 768 px the heads of the columns are out of sight. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="books-figure">
      <span className="books-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </span>
  );
}

const side = 120;
const height = 18;

/**
 * All debit balances to the left of a post and all credit balances to its right: in good books both
 * are as long. The totals of the table say the same.
 */
function BooksSides({ debitBalances, creditBalances }: CurrencyTotal) {
  const larger = debitBalances > creditBalances ? debitBalances : creditBalances;
  const left = side * shareOf(debitBalances, larger);
  const right = side * shareOf(creditBalances, larger);
  return (
    <svg className="books-sides" viewBox={`0 0 ${2 * side} ${height}`} aria-hidden="true">
      <rect className="books-side-debit" x={side - left} y="4" width={left} height="10" />
      <rect className="books-side-credit" x={side} y="4" width={right} height="10" />
      <path className="books-post" d={`M${side} 0V${height}`} />
    </svg>
  );
}
