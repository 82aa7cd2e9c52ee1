import { formatUsd } from '../../../contract/money.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import type { ComingPayment } from './coming-payments.ts';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.comingShort;

/** Said while there is time to add money, and not when the payment is declined. */
export function ComingShort({ account, afterMinor }: ComingPayment) {
  if (afterMinor >= 0n) return null;
  return (
    <span className="coming-short">
      <TextWithAmounts text={texts.asThingsStandYourIs(account, formatUsd(-afterMinor))} />
    </span>
  );
}
