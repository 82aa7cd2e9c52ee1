import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankDayQuery } from '../../api/bank-day-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import { Loaded } from '../loaded.tsx';
import { WithRight } from '../with-right.tsx';
import { FailedWorkPanel } from './failed-work-panel.tsx';
import { JobGroups } from './job-groups.tsx';
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

export { BankDayPage as Page };
