import { canceledUntilMs } from '../../../contract/money/cancel-window.ts';
import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { cancelling } from './cancelling.tsx';
import type { ScheduleChange } from './confirm-change.tsx';
import { scheduledTexts } from './scheduled.texts.ts';
import { timeToCancel } from './time-to-cancel.ts';
import { useBankNow } from './use-bank-now.ts';

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
