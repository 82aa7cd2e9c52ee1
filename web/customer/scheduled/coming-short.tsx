import type { ComingMovement } from '../../../contract/money/coming.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.comingShort;

/** Said while there is time to add money, and not when the payment is declined. */
export function ComingShort({ payer, left }: Pick<ComingMovement, 'payer' | 'left'>) {
  const amountText = useAmountText();
  if (left >= 0n || payer === null) return null;
  return (
    <span className="coming-short">
      <TextWithAmounts
        text={texts.asThingsStandYourIs(wireWordsTexts.ownAccount(payer), amountText(-left))}
      />
    </span>
  );
}
