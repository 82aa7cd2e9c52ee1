import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { BillSchedule } from '../../../contract/bills.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { comesByItself, comingPayments, type ComingPayment } from '../scheduled/coming-payments.ts';
import { announceSuccess } from '../announce-success.ts';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import type { KnownBill } from './bill-draft.ts';
import type { AskedOfBill } from './bill-question.tsx';
import { knownBill } from './known-bill.ts';
import { RecurringBill } from './recurring-bill.tsx';
import '../scheduled/coming-list.css';
import { billsTexts } from './bills.texts.ts';

const texts = billsTexts.nextBills;

const ScheduledOrder = lazyPart(
  async () => (await import('../scheduled/scheduled-order.tsx')).ScheduledOrder,
);

// Most who come here have bills.
const EmptyState = lazyPart(
  async () => (await import('../../ui/lists/empty-state.tsx')).EmptyState,
);

const ChangeBillDialog = lazyPart(
  async () => (await import('./change-bill-dialog.tsx')).ChangeBillDialog,
);

const BillQuestion = lazyPart(async () => (await import('./bill-question.tsx')).BillQuestion);

interface NextBillsProps {
  /** Stands next to the title. */
  aside: ReactNode;
  onPay: (bill: KnownBill) => void;
}

/**
 * The bills to come in the order of their dates, paid once or again and again, and what can be done
 * about each. Those paused until they are resumed have no date, and stand last.
 */
export function NextBills({ aside, onPay }: NextBillsProps) {
  const scheduled = useQuery(scheduledQuery);
  const accounts = useQuery(accountsQuery);
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
  // What comes before leaves less, of whatever kind it is: so all are counted, and then chosen.
  const coming = scheduled.data && comingPayments(accounts.data ?? [], scheduled.data);
  const bills = coming?.filter(
    ({ order }) => !('transfer' in order) || order.transfer.category === 'Bill payment',
  );
  const paused = scheduled.data?.schedules.filter(
    ({ _id }) => !coming?.some(({ key }) => key === _id),
  );
  const isPending = scheduled.isPending || accounts.isPending;
  const known = (payment: ComingPayment) => accounts.data && payment;
  const count = (bills?.length ?? 0) + (paused?.length ?? 0);
  return (
    <>
      <Panel title={texts.upcomingBills} aside={aside}>
        {(isPending || scheduled.isError) && (
          <div className="panel-body">
            <LoadFailed text={texts.failedToFetchTransactions} query={scheduled} />
            {isPending && <Skeleton lines={3} label={texts.loadingUpcomingBills} />}
          </div>
        )}
        {!isPending && scheduled.data && count === 0 && (
          <Suspense>
            <EmptyState title={texts.noBillsComingUp} reason={texts.chooseRecurringWhenYouPay} />
          </Suspense>
        )}
        {!isPending && count > 0 && (
          <ul className="coming-list bill-list">
            {bills?.map((payment) => {
              const { key, order } = payment;
              return 'transfer' in order ? (
                <Suspense key={key} fallback={null}>
                  <ScheduledOrder transfer={order.transfer} payment={known(payment)} ask={ask} />
                </Suspense>
              ) : (
                <RecurringBill
                  key={key}
                  schedule={order.schedule}
                  payment={known(payment)}
                  {...actionsOf(order.schedule)}
                />
              );
            })}
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
