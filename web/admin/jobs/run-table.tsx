import type { JobRunView } from '../../../contract/bank-day.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { ActorName } from '../actor-name.tsx';
import { jobTitle } from './job-title.ts';
import { countText } from '../../ui/values/format.ts';

/** Runs that did something, failed, or that somebody asked for. */
export function RunTable({ runs }: { runs: readonly JobRunView[] }) {
  if (runs.length === 0)
    return (
      <EmptyState
        title="No runs yet"
        reason="Runs that do something are listed here for three days, failures for three months."
      />
    );
  return (
    <DataTable
      caption="Runs, newest first"
      columns={columns}
      rows={runs}
      rowKey={({ id }) => id}
      className="run-table"
    />
  );
}

const columns: readonly Column<JobRunView>[] = [
  {
    name: 'job',
    title: 'Job',
    cell: ({ job, error }) => (
      <>
        <span className="ledger-name">{jobTitle(job)}</span>
        {error !== undefined && <span className="ledger-detail run-failed">Failed: {error}</span>}
      </>
    ),
  },
  {
    name: 'done',
    title: 'Done',
    numeric: true,
    cell: ({ done, endedAt }) => (endedAt === undefined ? 'Running' : countText(done)),
  },
  { name: 'at', title: 'When', cell: ({ startedAt }) => formatExact(new Date(startedAt)) },
  {
    name: 'by',
    title: 'Asked by',
    cell: ({ askedBy }) => (askedBy ? <ActorName actor={askedBy} /> : 'Schedule'),
  },
];
