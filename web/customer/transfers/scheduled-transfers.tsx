import { useQuery } from '@tanstack/react-query';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { useScheduleChange } from '../scheduled/use-schedule-change.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.scheduledTransfers;

const ScheduledOrder = latePart(
  async () => (await import('../scheduled/scheduled-order.tsx')).ScheduledOrder,
);

/** The transfers of one kind that wait for their date, soonest first; no panel where none does. */
export function ScheduledTransfers({ category }: { category: Transfer['category'] }) {
  const scheduled = useQuery(scheduledQuery);
  const { ask, windows } = useScheduleChange();
  const rows = scheduled.data?.coming.flatMap((payment) => {
    const transfer = scheduled.data.transfers.find(({ _id }) => _id === payment.id);
    return transfer?.category === category ? [{ payment, transfer }] : [];
  });
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
                <ScheduledOrder key={row.payment.id} {...row} ask={ask} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {windows}
    </>
  );
}
