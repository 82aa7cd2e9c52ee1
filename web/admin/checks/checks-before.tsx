import type { CheckBefore } from '../../../contract/staff/check-reviews.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PersonName } from '../person-name.tsx';

const columns: readonly Column<CheckBefore>[] = [
  {
    name: 'sent',
    title: 'Sent',
    cell: ({ sentAt }) => (
      <time translate="no" dateTime={sentAt}>
        {formatDay(new Date(sentAt))}
      </time>
    ),
  },
  {
    name: 'username',
    title: 'Customer',
    cell: (check) => <PersonName person={check} linked={false} />,
  },
  { name: 'status', title: 'Status', cell: ({ status }) => status },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount }) => (amount === null ? '—' : <MoneyText amount={amount} />),
  },
];

interface ChecksBeforeProps {
  title: string;
  /** Said where there is none; without it nothing is shown then. */
  whyEmpty?: string;
  checks: readonly CheckBefore[];
}

/** Other checks that help to judge this one. */
export function ChecksBefore({ title, whyEmpty, checks }: ChecksBeforeProps) {
  if (checks.length === 0 && whyEmpty === undefined) return null;
  return (
    <section className="case-part" aria-label={title}>
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={columns}
        rows={checks}
        rowKey={({ _id }) => _id}
        empty={whyEmpty === undefined ? neverEmpty : <EmptyLine>{whyEmpty}</EmptyLine>}
      />
    </section>
  );
}
