import type { JournalView } from '../../../contract/staff/books.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { ActorName } from '../actor-name.tsx';
import { actionWords } from '../audit/audit-words.ts';

type TrailLine = JournalView['trail'][number];

/** Lists all deeds under the same request, with their actors. */
export function JournalTrail({ trail }: { trail: readonly TrailLine[] }) {
  return (
    <DataTable
      caption="Lines of the audit trail"
      columns={columns}
      rows={trail}
      rowKey={({ at, action }) => `${at} ${action}`}
      empty={neverEmpty}
      className="trail-lines"
    />
  );
}

const columns: readonly Column<TrailLine>[] = [
  {
    name: 'deed',
    title: 'Action',
    cell: ({ action }) => <span className="ledger-name">{actionWords(action)}</span>,
  },
  { name: 'at', title: 'When', cell: ({ at }) => formatExact(new Date(at)) },
  { name: 'actor', title: 'Who', cell: ({ actor }) => <ActorName actor={actor} /> },
  {
    name: 'address',
    title: 'From',
    cell: ({ address }) => (address === '' ? 'the bank itself' : address),
  },
];
