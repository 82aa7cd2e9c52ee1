import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BillSchedule } from '../../../contract/bills.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import type { KnownBill } from './bill-draft.ts';
import { knownBill } from './known-bill.ts';
import { pausing, resuming, skipping, stopping } from './bill-questions.tsx';
import { RecurringBill } from './recurring-bill.tsx';
import '../scheduled/coming-list.css';

const ChangeBillDialog = lazyPart(
  async () => (await import('./change-bill-dialog.tsx')).ChangeBillDialog,
);

/** The bills that come again: when next, and how to change, leave out, rest or end them. */
export function RecurringBills({ onPay }: { onPay: (bill: KnownBill) => void }) {
  const scheduled = useQuery(scheduledQuery);
  const { ask, tell, windows } = useScheduleChange();
  const [changing, setChanging] = useState<BillSchedule>();
  const schedules = scheduled.data?.schedules;
  const changed = (message: string) => {
    setChanging(undefined);
    tell(message);
  };
  return (
    <>
      <Panel title="Recurring bills" className="coming">
        <LoadFailed text="Failed to fetch transactions." query={scheduled} />
        {scheduled.isPending && <Skeleton lines={3} label="Loading recurring bills" />}
        {schedules?.length === 0 && (
          <p className="coming-empty muted">
            No recurring bills yet. Choose Recurring when you pay a bill and it shows up here.
          </p>
        )}
        {schedules && schedules.length > 0 && (
          <ul className="coming-list recurring-list">
            {schedules.map((schedule) => (
              <RecurringBill
                key={schedule._id}
                schedule={schedule}
                onPay={() => onPay(knownBill(schedule))}
                onChange={() => setChanging(schedule)}
                onSkip={() => ask(skipping(schedule))}
                onPause={() => ask(pausing(schedule))}
                onResume={() => ask(resuming(schedule))}
                onStop={() => ask(stopping(schedule))}
              />
            ))}
          </ul>
        )}
      </Panel>
      <Suspense fallback={null}>
        {changing && (
          <ChangeBillDialog
            schedule={changing}
            onDone={changed}
            onClose={() => setChanging(undefined)}
          />
        )}
      </Suspense>
      {windows}
    </>
  );
}
