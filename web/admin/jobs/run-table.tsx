import { useState } from 'react';
import type { JobRunView } from '../../../contract/staff/bank-day.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { ActorName } from '../actor-name.tsx';
import { jobTitle } from './job-title.ts';
import { countText } from '../../ui/values/format.ts';

/** As many as one looks at; the others unfold. */
const shownAtFirst = 10;

/** Lists runs that did something, failed, or that a member of the staff asked for. */
export function RunTable({ runs }: { runs: readonly JobRunView[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <DataTable
        caption="Runs, newest first"
        columns={columns}
        rows={isWhole ? runs : runs.slice(0, shownAtFirst)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No runs yet"
            reason="Runs that do something are listed here for three days, failures for three months."
          />
        }
        className="run-table"
      />
      {!isWhole && runs.length > shownAtFirst && (
        <p className="panel-body">
          <Button look="quiet" compact onClick={() => setIsWhole(true)}>
            Show all {countText(runs.length)}
          </Button>
        </p>
      )}
    </>
  );
}

const columns: readonly Column<JobRunView>[] = [
  {
    name: 'job',
    title: 'Job',
    cell: ({ job, error }) => (
      <>
        <span className="ledger-name">{jobTitle(job)}</span>
        {error !== undefined && (
          <span className="ledger-detail ledger-detail-bad">Failed: {error}</span>
        )}
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
