import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import type { ComingPayment } from './coming-payments.ts';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.comingShort;

/** Said while there is time to add money, and not when the payment is declined. */
export function ComingShort({ account, afterMinor }: ComingPayment) {
  const amountText = useAmountText();
  if (afterMinor >= 0n) return null;
  return (
    <span className="coming-short">
      <TextWithAmounts text={texts.asThingsStandYourIs(account, amountText(-afterMinor))} />
    </span>
  );
}
