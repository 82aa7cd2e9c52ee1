import { useQuery } from '@tanstack/react-query';
import type { Transfer } from '../../../contract/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { comingPayments } from '../scheduled/coming-payments.ts';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.scheduledTransfers;

const ScheduledOrder = lazyPart(
  async () => (await import('../scheduled/scheduled-order.tsx')).ScheduledOrder,
);

/** The transfers of one kind that wait for their date, soonest first; no panel where none does. */
export function ScheduledTransfers({ category }: { category: Transfer['category'] }) {
  const scheduled = useQuery(scheduledQuery);
  const accounts = useQuery(accountsQuery);
  const { ask, windows } = useScheduleChange();
  // What comes before leaves less, of whatever kind it is: so all are counted, and then chosen.
  const coming = scheduled.data && accounts.data && comingPayments(accounts.data, scheduled.data);
  const rows = coming?.flatMap((payment) =>
    'transfer' in payment.order && payment.order.transfer.category === category
      ? [{ payment, transfer: payment.order.transfer }]
      : [],
  );
  return (
    <>
      {(scheduled.isError || (rows !== undefined && rows.length > 0)) && (
        <Panel title={texts.scheduledTransfers} className="coming">
          {scheduled.isError && (
            <div className="panel-body">
              <LoadFailed text={texts.failedToFetchTransactions} query={scheduled} />
            </div>
          )}
          {rows && (
            <ul className="coming-list">
              {rows.map((row) => (
                <ScheduledOrder key={row.payment.key} {...row} ask={ask} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {windows}
    </>
  );
}
