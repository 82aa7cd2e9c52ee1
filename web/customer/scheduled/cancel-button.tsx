import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { canceledUntilMs } from '../../../contract/money/cancel-window.ts';
import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import type { OwnTransfer, Transfer } from '../../../contract/money/transfers.ts';
import { call } from '../../api/client.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { beatNow, subscribeToBeat } from '../../bank/clock-beat.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import type { ScheduleChange } from './confirm-change.tsx';
import { scheduledTexts } from './scheduled.texts.ts';
import { timeToCancel } from './time-to-cancel.ts';

const texts = scheduledTexts.cancelButton;

interface CancelButtonProps {
  transfer: OwnTransfer;
  ask: (change: ScheduleChange) => void;
  /** Where the page shows one payment only; a list names the payee. */
  label?: string;
  /** The payee, where the page names them otherwise than the order. */
  name?: string | undefined;
}

/**
 * Cancels an order that waits, or one abroad whose money was taken a short while ago, and says
 * until when; once that time has come, why no longer.
 */
export function CancelButton({
  transfer,
  ask,
  label,
  name = transfer.recipientName,
}: CancelButtonProps) {
  const { transferDate, category } = transfer;
  const isMove = category === ownMoveLabel;
  const untilMs = canceledUntilMs(transfer);
  const due = new Date(untilMs ?? transferDate);
  const { isOver, minutesLeft, saidMinutes } = timeToCancel(due.getTime(), useBankNow());
  return (
    <>
      {!isOver && (
        <Button look="secondary" compact onClick={() => ask(cancelling(transfer))}>
          {label ??
            (isMove ? texts.cancelTheMove : texts.cancelThePaymentTo)(
              (text) => <span className="visually-hidden">{text}</span>,
              name,
            )}
        </Button>
      )}
      <span className="muted small">
        {isOver
          ? untilMs === undefined
            ? texts.itsTimeHasCome
            : texts.itsMinutesAreOver
          : minutesLeft === undefined
            ? texts.until(formatExact(due))
            : texts.minutesMore(minutesLeft)}
      </span>
      <span className="visually-hidden" role="status">
        {saidMinutes !== undefined && texts.minutesLeftFor(saidMinutes, name)}
      </span>
    </>
  );
}

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
function cancelling(transfer: Transfer): ScheduleChange {
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

/** The time at the bank, whatever the clock of this device says; undefined until it is known. */
function useBankNow(): number | undefined {
  const aheadMs = useQuery(scheduledQuery).data?.aheadMs;
  const now = useSyncExternalStore(subscribeToBeat, beatNow);
  return aheadMs === undefined ? undefined : now + aheadMs;
}
