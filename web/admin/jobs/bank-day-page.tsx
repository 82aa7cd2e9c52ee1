import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobView } from '../../../contract/staff/bank-day.ts';
import { bankDayQuery } from '../../api/bank-day-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PanelFold } from '../../ui/panel-fold.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import { Loaded } from '../loaded.tsx';
import { WithRight } from '../with-right.tsx';
import { FailedWorkPanel } from './failed-work-panel.tsx';
import { JobTable } from './job-table.tsx';
import { RunTable } from './run-table.tsx';
import { SandboxClock } from './sandbox-clock.tsx';
import { SetAsidePanel } from './set-aside-panel.tsx';
import './bank-day.css';

/**
 * Shows the work that the bank does by itself: its jobs, their failures, and, in a sandbox, its
 * clock.
 */
function BankDayPage() {
  const query = useQuery(bankDayQuery);
  const { data } = query;
  const [happened, setHappened] = useState<Happened>();
  return (
    <>
      <PageHeading
        detail={data && `Business time: ${formatExact(new Date(data.clock.businessTime))}`}
      >
        Jobs
      </PageHeading>
      {/* One region each: one that changes its role is not read out. */}
      <Alert kind="error">{happened?.kind === 'error' && happened.text}</Alert>
      <Alert kind="success">{happened?.kind === 'success' && happened.text}</Alert>
      <Loaded what="The jobs" query={query} lines={10}>
        {(day) => (
          <div className="bank-day">
            {day.clock.offsetSeconds !== undefined && (
              <WithRight right="run-bank">
                <SandboxClock
                  businessDay={day.clock.businessDay}
                  offsetSeconds={day.clock.offsetSeconds}
                />
              </WithRight>
            )}
            {day.setAside.length > 0 && (
              <SetAsidePanel rows={day.setAside} onHappened={setHappened} />
            )}
            {day.retried.length > 0 && (
              <FailedWorkPanel work={day.retried} onHappened={setHappened} />
            )}
            <JobGroups jobs={day.jobs} onHappened={setHappened} />
            <Panel title="Runs">
              <RunTable runs={day.runs} />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  );
}

interface JobGroupsProps {
  jobs: readonly JobView[];
  onHappened: (happened: Happened | undefined) => void;
}

/**
 * Shows the jobs that failed first, then those for money and for what customers read. The rest is
 * folded away: it is long, and rarely matters.
 */
function JobGroups({ jobs, onHappened }: JobGroupsProps) {
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

export { BankDayPage as Page };
