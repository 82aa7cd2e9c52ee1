import { Link } from 'wouter';
import type { StatementLine, StatementSection } from '../../../contract/staff/bank-statements.ts';
import { customerCodes } from '../../../contract/values/customer-codes.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Labelled } from '../books/labelled.tsx';
import { unusualSide } from './statement-words.ts';

/** The heads of the columns, and the days whose entries a line opens. */
export interface Compared {
  now: string;
  earlier: string;
  from: string;
  to: string;
}

interface StatementTableProps {
  title: string;
  kind: StatementSection['kind'];
  lines: readonly StatementLine[];
  totals?: Pick<StatementSection, 'total' | 'totalEarlier'>;
  compared: Compared;
  allAccounts: boolean;
  /** Said where no line has an amount. */
  empty: string;
  stale: boolean;
}

/** Lines of a statement next to those of another day or period; each opens its account. */
export function StatementTable({
  title,
  kind,
  lines,
  totals,
  compared,
  allAccounts,
  empty,
  stale,
}: StatementTableProps) {
  const shown = lines.filter(
    ({ figure, earlier }) => allAccounts || figure !== 0n || earlier !== 0n,
  );
  return (
    <Panel title={title}>
      {shown.length === 0 ? (
        <EmptyLine>{empty}</EmptyLine>
      ) : (
        <DataTable
          caption={title}
          columns={columnsOf(kind, compared)}
          rows={shown}
          rowKey={({ code = 'profit', currency }) => `${code} ${currency}`}
          empty={neverEmpty}
          className="books-table statement-table"
          {...(totals && { totals: totalsOf(totals, compared) })}
          stale={stale}
        />
      )}
    </Panel>
  );
}

function totalsOf(
  { total, totalEarlier }: Pick<StatementSection, 'total' | 'totalEarlier'>,
  { now, earlier }: Compared,
) {
  return {
    account: 'Total',
    now: (
      <Labelled label={now}>
        <MoneyText amount={total} />
      </Labelled>
    ),
    earlier: (
      <Labelled label={earlier}>
        <MoneyText amount={totalEarlier} />
      </Labelled>
    ),
    change: (
      <Labelled label="Change">
        <Change amount={total - totalEarlier} currency="USD" />
      </Labelled>
    ),
  };
}

/** An account's entries of the days between; the profit opens the statement that explains it. */
function addressOf({ code, accountId }: StatementLine, { from, to }: Compared): string {
  if (code === undefined) return `${paths.incomeStatement()}?span=year_to_date&period=${to}`;
  const customers = customerCodes.find((each) => each === code);
  if (customers !== undefined) return `${paths.customerBooks(customers)}?day=${to}`;
  return `${paths.bookAccount(accountId ?? '')}?from=${from}&to=${to}`;
}

const columnsOf = (
  kind: StatementSection['kind'],
  compared: Compared,
): readonly Column<StatementLine>[] => [
  {
    name: 'account',
    title: 'Account',
    cell: (line) => (
      <>
        <Link className="ledger-name" to={addressOf(line, compared)}>
          {line.code !== undefined && <span className="books-code">{line.code} </span>}
          {line.name}
        </Link>
        {line.currency !== 'USD' && <span className="ledger-detail">{line.currency}</span>}
      </>
    ),
  },
  {
    name: 'now',
    title: compared.now,
    numeric: true,
    cell: (line) => {
      const said = unusualSide(kind, line);
      return (
        <Labelled label={compared.now}>
          <span>
            <MoneyText amount={line.figure} currency={line.currency} look="strong" />
            {said !== undefined && <span className="ledger-detail">{said}</span>}
          </span>
        </Labelled>
      );
    },
  },
  {
    name: 'earlier',
    title: compared.earlier,
    numeric: true,
    cell: ({ earlier, currency }) => (
      <Labelled label={compared.earlier}>
        <MoneyText amount={earlier} currency={currency} />
      </Labelled>
    ),
  },
  {
    name: 'change',
    title: 'Change',
    numeric: true,
    cell: ({ figure, earlier, currency }) => (
      <Labelled label="Change">
        <Change amount={figure - earlier} currency={currency} />
      </Labelled>
    ),
  },
];

function Change({ amount, currency }: { amount: bigint } & Pick<StatementLine, 'currency'>) {
  return (
    <MoneyText
      amount={amount}
      currency={currency}
      {...(amount > 0n && { direction: 'credit' as const })}
    />
  );
}
