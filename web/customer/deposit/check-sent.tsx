import type { Check } from '../../../contract/money/deposits.ts';
import { Button } from '../../ui/button.tsx';
import { SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { formatWeekday, noonOf } from '../../ui/values/format-date.ts';
import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.checkSent;

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
    <SuccessPanel message={texts.checkSubmittedSuccessfully}>
      <p>
        {texts.fundsAreExpectedOn(<strong className="check-day">{shown(expectedDate)}</strong>)}
      </p>
      {availableDate !== expectedDate && <p>{texts.banksAreClosedOnA(shown(availableDate))}</p>}
      <p className="muted">{texts.keepTheCheckUntilThe}</p>
      <Button onClick={onDone}>{texts.done}</Button>
    </SuccessPanel>
  );
}
