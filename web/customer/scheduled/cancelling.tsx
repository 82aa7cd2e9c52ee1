import type { Transfer } from '../../../contract/transfers.ts';
import { call } from '../../api/client.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.cancelling;

/** Takes a payment back that still waits for its date. */
export function cancelling({
  _id,
  amount,
  currency,
  recipientName,
  transferDate,
}: Transfer): ScheduleChange {
  return {
    title: texts.cancelThisPayment,
    consequence: (
      <p>
        {texts.toIsDueOnNo(
          <MoneyText amount={amount} currency={currency} />,
          recipientName,
          formatExact(new Date(transferDate)),
        )}
      </p>
    ),
    confirmLabel: texts.cancelPayment,
    busyLabel: texts.cancelling,
    keepLabel: texts.keepIt,
    make: async () =>
      (await call('POST /api/transfers/{id}/cancel', { params: { id: _id } })).message,
  };
}
