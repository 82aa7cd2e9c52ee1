import type { SetAsideView } from '../../../contract/staff/bank-day.ts';
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

interface SetAsidePanelProps {
  rows: readonly SetAsideView[];
  onHappened: (happened: Happened | undefined) => void;
}

/** Rows that jobs could not work with, the longest failing first; the others went on. */
export function SetAsidePanel({ rows, onHappened }: SetAsidePanelProps) {
  const retry = useRetry<SetAsideView>(
    ({ job, rowId }) => call('POST /api/admin/jobs/set-aside/retry', { body: { job, rowId } }),
    onHappened,
  );
  return (
    <Panel title="Set aside">
      <DataTable
        caption="Rows set aside"
        columns={columnsOf(retry.isPending, retry.mutate)}
        rows={rows}
        rowKey={({ job, rowId }) => `${job} ${rowId}`}
        empty={neverEmpty}
        className="aside-table"
      />
    </Panel>
  );
}

const columnsOf = (
  busy: boolean,
  tryAgain: (row: SetAsideView) => void,
): readonly Column<SetAsideView>[] => [
  {
    name: 'row',
    title: 'Row',
    cell: ({ job, rowId, reason }) => (
      <>
        <span className="ledger-name">{jobTitle(job)}</span>
        <span className="ledger-detail ledger-detail-bad">{reason}</span>
        <code className="ledger-detail">{rowId}</code>
      </>
    ),
  },
  {
    name: 'tries',
    title: 'Tries',
    numeric: true,
    cell: ({ tries }) => countText(tries),
  },
  { name: 'until', title: 'Next try', cell: ({ until }) => formatExact(new Date(until)) },
  {
    name: 'action',
    title: <span className="visually-hidden">Try again</span>,
    cell: (row) => (
      <WithRight right="run-bank">
        <Button
          look="secondary"
          compact
          disabled={busy}
          aria-label={`Try again: ${row.rowId}`}
          onClick={() => tryAgain(row)}
        >
          Try again
        </Button>
      </WithRight>
    ),
  },
];
