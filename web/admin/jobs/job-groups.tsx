import type { JobView } from '../../../contract/staff/bank-day.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelFold } from '../../ui/panel-fold.tsx';
import type { Happened } from '../users/happened.ts';
import { JobTable } from './job-table.tsx';

interface JobGroupsProps {
  jobs: readonly JobView[];
  onHappened: (happened: Happened | undefined) => void;
}

/**
 * Shows the jobs that failed first, then those for money and for what customers read. The rest is
 * folded away: it is long, and rarely matters.
 */
export function JobGroups({ jobs, onHappened }: JobGroupsProps) {
  const failed = jobs.filter(({ last }) => last?.error !== undefined);
  const rest = jobs.filter((job) => !failed.includes(job));
  const of = (group: JobView['group']) => rest.filter((job) => job.group === group);
  const housekeeping = of('housekeeping');
  return (
    <>
      <Group title="Failed" jobs={failed} onHappened={onHappened} />
      <Group title="Money" jobs={of('money')} onHappened={onHappened} />
      <Group title="Email" jobs={of('email')} onHappened={onHappened} />
      {housekeeping.length > 0 && (
        <PanelFold
          line={
            <>
              <h2>Housekeeping</h2> <span className="muted small">{housekeeping.length} jobs</span>
            </>
          }
        >
          <JobTable title="Housekeeping" jobs={housekeeping} onHappened={onHappened} />
        </PanelFold>
      )}
    </>
  );
}

function Group({ title, jobs, onHappened }: JobGroupsProps & { title: string }) {
  if (jobs.length === 0) return null;
  return (
    <Panel title={title}>
      <JobTable title={title} jobs={jobs} onHappened={onHappened} />
    </Panel>
  );
}
