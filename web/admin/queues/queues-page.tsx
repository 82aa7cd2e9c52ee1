import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { QueueSummary } from '../../../contract/calls/cases.ts';
import { queuesQuery } from '../../api/queue-queries.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { Age } from './age.tsx';
import { queuePlaces } from './queue-places.ts';
import { QueuesToday } from './queues-today.tsx';
import { Row } from '../../ui/layout/row.tsx';
import '../../ui/panel.css';
import './queues.css';

/** Shows what comes first today, then the cases that wait for the staff, queue by queue. */
function QueuesPage() {
  const query = useQuery(queuesQuery);
  const { data, error } = query;
  const waiting = data?.queues.reduce((sum, queue) => sum + queue.waiting, 0);
  return (
    <>
      <StaffHead
        heading="Queues"
        detail={
          waiting === undefined
            ? undefined
            : waiting === 0
              ? 'Nothing waiting'
              : `${waiting} waiting`
        }
      />
      <NotLoaded what="The queues" query={query} />
      {data === undefined && !error && <Skeleton lines={8} label="Loading queues" />}
      {data && <QueuesToday queues={data.queues} asOf={data.asOf} />}
      {data && (
        <section className="panel" aria-label="Every queue">
          <DataTable
            caption="Queues"
            columns={columnsAt(data.asOf)}
            rows={data.queues}
            rowKey={({ kind }) => kind}
            empty={neverEmpty}
            className="queue-table"
          />
        </section>
      )}
    </>
  );
}

function inWork({ held, heldByYou }: QueueSummary): string {
  if (held === 0) return '—';
  if (held === heldByYou) return `${held} by you`;
  return heldByYou === 0 ? String(held) : `${held}, ${heldByYou} by you`;
}

const columnsAt = (asOf: string): readonly Column<QueueSummary>[] => [
  {
    name: 'queue',
    title: 'Queue',
    cell: ({ kind }) => (
      <Row as="span" gap={8} align="center" whole className="queue-name">
        <Icon name={queuePlaces[kind].icon} />
        <Link className="ledger-name" to={queuePlaces[kind].to()}>
          {queuePlaces[kind].title}
        </Link>
      </Row>
    ),
  },
  { name: 'waiting', title: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
  {
    name: 'oldest',
    title: 'Oldest',
    cell: ({ oldestSince }) =>
      oldestSince === null ? '—' : <Age since={oldestSince} asOf={asOf} />,
  },
  { name: 'held', title: 'In progress', cell: inWork },
];

export { QueuesPage as Page };
