import type { ReactNode } from 'react';
import { canceledUntilMs } from '../../../contract/money/cancel-window.ts';
import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { call } from '../../api/client.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.cancelling;

function consequenceOf(transfer: Transfer): ReactNode {
  const { amount, currency, recipientName, transferDate, debitedUsd, category } = transfer;
  const sum = <MoneyText amount={amount} currency={currency} />;
  const moment = formatExact(new Date(transferDate));
  if (canceledUntilMs(transfer) !== undefined)
    return texts.wasTaken(sum, recipientName, <MoneyText amount={debitedUsd} currency="USD" />);
  return category === ownMoveLabel
    ? texts.moveIsDueOn(sum, moment)
    : texts.toIsDueOnNo(sum, recipientName, moment);
}

/** Takes a payment back that waits for its date, or whose money may still come back. */
export function cancelling(transfer: Transfer): ScheduleChange {
  return {
    title: texts.cancelThisPayment,
    consequence: <p>{consequenceOf(transfer)}</p>,
    confirmLabel: texts.cancelPayment,
    busyLabel: texts.cancelling,
    keepLabel: texts.keepIt,
    make: async () =>
      (await call('POST /api/transfers/{id}/cancel', { params: { id: transfer._id } })).message,
  };
}
