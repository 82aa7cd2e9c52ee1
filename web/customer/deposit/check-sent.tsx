import type { Check } from '../../../contract/deposits.ts';
import { Button } from '../../ui/button.tsx';
import { SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { formatWeekday, noonOf } from '../../ui/values/format-date.ts';

const shown = (day: string) => formatWeekday(noonOf(day));

/** When the money can be expected, and what to do with the paper. */
export function CheckSent({
  check: { expectedDate, availableDate },
  onDone,
}: {
  check: Check;
  onDone: () => void;
}) {
  return (
    <SuccessPanel message="Check Submitted Successfully!">
      <p>
        Funds are expected on <strong className="check-day">{shown(expectedDate)}</strong>.
      </p>
      {availableDate !== expectedDate && (
        <p>
          Banks are closed on a holiday until then, so they will arrive on {shown(availableDate)}.
        </p>
      )}
      <p className="muted">Keep the check until the money is in your account, then destroy it.</p>
      <Button onClick={onDone}>Done</Button>
    </SuccessPanel>
  );
}
