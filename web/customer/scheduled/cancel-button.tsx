import type { OwnTransfer } from '../../../contract/transfers.ts';
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
}

/** Cancels an order that waits, and says until when; once its time has come, why no longer. */
export function CancelButton({ transfer, ask, label }: CancelButtonProps) {
  const { transferDate, recipientName } = transfer;
  const due = new Date(transferDate);
  const { isOver, minutesLeft, saidMinutes } = timeToCancel(due.getTime(), useBankNow());
  return (
    <>
      {!isOver && (
        <Button look="secondary" compact onClick={() => ask(cancelling(transfer))}>
          {label ??
            texts.cancelThePaymentTo(
              (text) => <span className="visually-hidden">{text}</span>,
              recipientName,
            )}
        </Button>
      )}
      <span className="muted small">
        {isOver
          ? texts.itsTimeHasCome
          : minutesLeft === undefined
            ? texts.until(formatExact(due))
            : texts.minutesMore(minutesLeft)}
      </span>
      <span className="visually-hidden" role="status">
        {saidMinutes !== undefined && texts.minutesLeftFor(saidMinutes, recipientName)}
      </span>
    </>
  );
}
