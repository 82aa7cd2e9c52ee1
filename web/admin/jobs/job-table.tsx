import type { JobView } from '../../../contract/staff/bank-day.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatExact, formatTime } from '../../ui/values/format-date.ts';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { jobTitle } from './job-title.ts';
import { RunJob } from './run-job.tsx';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';

interface JobTableProps {
  title: string;
  jobs: readonly JobView[];
  onHappened: (happened: Happened | undefined) => void;
}

/** Jobs with their last result and next run. */
export function JobTable({ title, jobs, onHappened }: JobTableProps) {
  return (
    <DataTable
      caption={`Jobs: ${title}`}
      columns={columnsOf(onHappened)}
      rows={jobs}
      rowKey={({ name }) => name}
      empty={neverEmpty}
      className="job-table"
    />
  );
}

const columnsOf = (onHappened: JobTableProps['onHappened']): readonly Column<JobView>[] => [
  {
    name: 'job',
    title: 'Job',
    cell: ({ name, about }) => (
      <>
        <span className="ledger-name">{jobTitle(name)}</span>
        <span className="ledger-detail">{about}</span>
      </>
    ),
  },
  { name: 'result', title: 'Last result', cell: (job) => <LastResult job={job} /> },
  { name: 'next', title: 'Next run', cell: (job) => nextText(job) },
  {
    name: 'action',
    title: <span className="visually-hidden">More</span>,
    cell: (job) => (
      <WithRight right="run-bank">
        <RunJob job={job} onHappened={onHappened} />
      </WithRight>
    ),
  },
];

function LastResult({ job: { last, waits } }: { job: JobView }) {
  if (waits)
    return (
      <Badge look="waiting" icon="clock">
        Waiting: payments are stopped
      </Badge>
    );
  if (last === undefined) return <>Not yet</>;
  return (
    <>
      {last.error === undefined ? (
        <span className="job-done">
          {last.done === 0 ? 'Nothing to do' : `${countText(last.done)} done`}
        </span>
      ) : (
        <Badge look="bad" icon="alert">
          {plural(last.failures, { one: 'Failed', other: 'Failed # times' })}
        </Badge>
      )}
      <span className="ledger-detail">
        {last.error === undefined ? '' : `${last.error} · `}
        {formatTime(new Date(last.at))}, {countText(last.tookMs)} ms
      </span>
    </>
  );
}

/** A job of seconds has no next run worth a clock. */
function nextText({ everySeconds, nextAt, underWay }: JobView): string {
  if (underWay) return 'Running';
  const isFarOff = Date.parse(nextAt) - Date.now() > 2 * everySeconds * 1000;
  if (isFarOff) return formatExact(new Date(nextAt));
  if (everySeconds === 1) return 'Every second';
  return everySeconds < 60
    ? `Every ${everySeconds} seconds`
    : `${formatTime(new Date(nextAt))}, then every ${everySeconds < 3600 ? 'minute' : 'hour'}`;
}
