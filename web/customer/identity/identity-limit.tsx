import { useAmountText } from '../../ui/money/money-text.tsx';
import { LimitLine, type Debited } from '../payments/limit-line.tsx';
import { IdentityNext } from './identity-note.tsx';
import { identityTexts } from './identity.texts.ts';
import { useIdentityHold } from './use-identity-hold.ts';

/** Says the limit a day that holds until staff have accepted the customer's ID. */
export function IdentityLimit({ debitedMinor }: Debited) {
  const amountText = useAmountText();
  const hold = useIdentityHold();
  if (!hold) return null;
  const { perDay, leftToday, identity } = hold;
  return (
    <LimitLine
      perDay={perDay}
      leftToday={leftToday}
      debitedMinor={debitedMinor}
      text={identityTexts.perDay(amountText(perDay), amountText(leftToday))}
      next={<IdentityNext identity={identity} />}
    />
  );
}
