import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { BillSchedule, OwnSchedule } from '../../../contract/money/bills.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import type { Answer } from '../../api/client.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { comesByItself } from '../scheduled/comes-by-itself.ts';
import { announceSuccess } from '../frame/announce-success.ts';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import type { KnownBill } from './bill-draft.ts';
import type { AskedOfBill } from './bill-question.tsx';
import { knownBill } from './known-bill.ts';
import { RecurringBill } from './recurring-bill.tsx';
import '../scheduled/coming-list.css';
import { billsTexts } from './bills.texts.ts';

const texts = billsTexts.nextBills;

const ScheduledOrder = latePart(
  async () => (await import('../scheduled/scheduled-order.tsx')).ScheduledOrder,
);

// Most who come here have bills.
const EmptyState = latePart(
  async () => (await import('../../ui/lists/empty-state.tsx')).EmptyState,
);

const ChangeBillDialog = latePart(
  async () => (await import('./change-bill-dialog.tsx')).ChangeBillDialog,
  { lost: 'window' },
);

const BillQuestion = latePart(async () => (await import('./bill-question.tsx')).BillQuestion, {
  lost: 'window',
});

type BillToCome = { payment: ComingMovement } & (
  | { transfer: OwnTransfer; schedule?: undefined }
  | { schedule: OwnSchedule; transfer?: undefined }
);

/** Bills that wait for their date, and of each that comes again the next one. */
function billsToCome({
  transfers,
  schedules,
  coming,
}: Answer<'GET /api/transfers/scheduled'>): BillToCome[] {
  const seen = new Set<string>();
  return coming.flatMap((payment): BillToCome[] => {
    const { kind, id } = payment;
    if (seen.has(`${kind} ${id}`)) return [];
    seen.add(`${kind} ${id}`);
    const transfer = transfers.find(({ _id }) => kind === 'scheduled' && _id === id);
    if (transfer?.category === 'Bill payment') return [{ payment, transfer }];
    const schedule = schedules.find(({ _id }) => kind === 'recurring bill' && _id === id);
    return schedule ? [{ payment, schedule }] : [];
  });
}

interface NextBillsProps {
  /** Shown next to the title. */
  aside: ReactNode;
  onPay: (bill: KnownBill) => void;
}

/**
 * The bills to come in the order of their dates, paid once or again and again, and what can be done
 * about each. Those paused until they are resumed have no date, and come last.
 */
export function NextBills({ aside, onPay }: NextBillsProps) {
  const scheduled = useQuery(scheduledQuery);
  const { ask, windows } = useScheduleChange();
  const [changing, setChanging] = useState<BillSchedule>();
  const [asked, setAsked] = useState<AskedOfBill>();
  const changed = (message: string) => {
    setChanging(undefined);
    setAsked(undefined);
    announceSuccess(message);
  };
  const actionsOf = (schedule: BillSchedule) => ({
    onPay: () =>
      onPay({
        ...knownBill(schedule),
        ...(comesByItself(schedule) ? { schedule } : {}),
      }),
    onChange: () => setChanging(schedule),
    onSkip: () => setAsked({ change: 'skip', schedule }),
    onPause: () => setAsked({ change: 'pause', schedule }),
    onResume: () => setAsked({ change: 'resume', schedule }),
    onStop: () => setAsked({ change: 'stop', schedule }),
  });
  const bills = scheduled.data && billsToCome(scheduled.data);
  const paused = scheduled.data?.schedules.filter((schedule) => !comesByItself(schedule));
  const { isPending } = scheduled;
  const count = (bills?.length ?? 0) + (paused?.length ?? 0);
  return (
    <>
      <Panel title={texts.upcomingBills} aside={aside}>
        {(isPending || scheduled.isError) && (
          <div className="panel-body">
            <LoadFailed text={texts.failedToFetchTransactions} query={scheduled} />
            {isPending && <Skeleton lines={5} label={texts.loadingUpcomingBills} />}
          </div>
        )}
        {!isPending && scheduled.data && count === 0 && (
          <Suspense>
            <EmptyState title={texts.noBillsComingUp} reason={texts.chooseRecurringWhenYouPay} />
          </Suspense>
        )}
        {!isPending && count > 0 && (
          <ul className="coming-list bill-list">
            {bills?.map(({ payment, transfer, schedule }) =>
              transfer ? (
                <Suspense key={payment.id} fallback={null}>
                  <ScheduledOrder transfer={transfer} payment={payment} ask={ask} />
                </Suspense>
              ) : (
                <RecurringBill
                  key={schedule._id}
                  schedule={schedule}
                  payment={payment}
                  {...actionsOf(schedule)}
                />
              ),
            )}
            {paused?.map((schedule) => (
              <RecurringBill key={schedule._id} schedule={schedule} {...actionsOf(schedule)} />
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
        {asked && <BillQuestion {...asked} onDone={changed} onClose={() => setAsked(undefined)} />}
      </Suspense>
      {windows}
    </>
  );
}
