import type { Transfer } from '../../../contract/transfers.ts';
import { call } from '../../api/client.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { ScheduleChange } from './confirm-change.tsx';

/** Takes a payment back that still waits for its date. */
export function cancelling({
  _id,
  amount,
  currency,
  recipientName,
  transferDate,
}: Transfer): ScheduleChange {
  return {
    title: 'Cancel this payment?',
    consequence: (
      <p>
        <MoneyText amount={amount} currency={currency} /> to {recipientName} is due on{' '}
        {formatExact(new Date(transferDate))}. No money has moved for it yet, and none will.
      </p>
    ),
    confirmLabel: 'Cancel payment',
    busyLabel: 'Cancelling...',
    keepLabel: 'Keep it',
    make: async () =>
      (await call('POST /api/transfers/{id}/cancel', { params: { id: _id } })).message,
  };
}
