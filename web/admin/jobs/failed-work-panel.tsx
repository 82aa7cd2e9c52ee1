import type { RetriedWork } from '../../../contract/staff/bank-day.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { jobTitle } from './job-title.ts';
import { useRetry } from './use-retry.ts';
import { countText } from '../../ui/values/format.ts';

interface FailedWorkPanelProps {
  work: readonly RetriedWork[];
  onHappened: (happened: Happened | undefined) => void;
}

/** Queued work, such as mails, that failed. Its content is not shown: staff may not read it. */
export function FailedWorkPanel({ work, onHappened }: FailedWorkPanelProps) {
  const retry = useRetry<RetriedWork>(
    ({ id }) => call('POST /api/admin/jobs/work/{id}/retry', { params: { id } }),
    onHappened,
  );
  return (
    <Panel title="Work that failed">
      <DataTable
        caption="Queued work that failed"
        columns={columnsOf(retry.isPending, retry.mutate)}
        rows={work}
        rowKey={({ id }) => id}
        empty={neverEmpty}
        className="aside-table"
      />
    </Panel>
  );
}

const columnsOf = (
  busy: boolean,
  tryAgain: (row: RetriedWork) => void,
): readonly Column<RetriedWork>[] => [
  {
    name: 'row',
    title: 'Work',
    cell: ({ kind, reason }) => (
      <>
        <span className="ledger-name">{jobTitle(kind)}</span>
        <span className="ledger-detail ledger-detail-bad">{reason}</span>
      </>
    ),
  },
  {
    name: 'tries',
    title: 'Tries',
    numeric: true,
    cell: ({ tries }) => countText(tries),
  },
  {
    name: 'until',
    title: 'Next try',
    cell: ({ nextAt }) => (nextAt === undefined ? 'Given up' : formatExact(new Date(nextAt))),
  },
  {
    name: 'action',
    title: <span className="visually-hidden">Try again</span>,
    cell: (row) =>
      row.nextAt !== undefined && (
        <WithRight right="run-bank">
          <Button
            look="secondary"
            compact
            disabled={busy}
            aria-label={`Try again: ${jobTitle(row.kind)} ${row.id}`}
            onClick={() => tryAgain(row)}
          >
            Try again
          </Button>
        </WithRight>
      ),
  },
];
