import { Link } from 'wouter';
import type { JournalView } from '../../../contract/staff/books.ts';
import { paths } from '../../app/paths.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { ActorName } from '../actor-name.tsx';
import { BalanceText, entryText } from './balance-text.tsx';
import { countText } from '../../ui/values/format.ts';

type Leg = Omit<JournalView['legs'][number], 'seq'> & {
  /** Its number on its account; none before it is posted. */
  seq?: number;
};

/** All legs of a journal: they sum to zero in each currency. */
export function JournalLegs({ legs }: { legs: readonly Leg[] }) {
  return (
    <DataTable
      caption="Entries of the journal"
      columns={legs.some(({ seq }) => seq !== undefined) ? columns : columns.filter(isBefore)}
      rows={legs.map((leg, place) => ({ ...leg, place }))}
      rowKey={({ place }) => place}
      empty={neverEmpty}
      className="entry-table"
    />
  );
}

const isBefore = ({ name }: { name: string }) => name !== 'number';

const columns: readonly Column<Leg>[] = [
  {
    name: 'journal',
    title: 'Account',
    cell: ({ account: { id, code, name, number, holder } }) => (
      <>
        <Link className="ledger-name" to={paths.bookAccount(id)}>
          <span className="books-code">{code}</span> {name}
        </Link>
        {number !== undefined && holder && (
          <span className="ledger-detail">
            <AccountNumber number={number} /> of <ActorName actor={holder} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount, account: { currency } }) => (
      <span className="ledger-amount lm-money">{entryText(amount, currency)}</span>
    ),
  },
  {
    name: 'number',
    title: 'No.',
    numeric: true,
    cell: ({ seq }) => seq !== undefined && countText(seq),
  },
  {
    name: 'balance',
    title: 'Balance after',
    numeric: true,
    cell: ({ balanceAfter, account: { currency } }) => (
      <BalanceText amount={balanceAfter} currency={currency} />
    ),
  },
];
