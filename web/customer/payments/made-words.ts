import { formatExact } from '../../ui/values/format-date.ts';
import type { AmountText } from '../../ui/money/money-text.tsx';
import type { MadePayment } from './made-payment.ts';
import { paymentsTexts } from './payments.texts.ts';
import { betweenOwn, type OwnAccount, shortType } from '../../../contract/money/transfer-words.ts';

const texts = paymentsTexts.madeWords;

/** `$25.00 to Robin Reed`, `$40.00 from Savings to Checking` */
export function madeWhat(
  { transfer }: MadePayment,
  own: readonly OwnAccount[],
  amountText: AmountText,
): string {
  const { amount, currency, recipientName } = transfer;
  const moved = betweenOwn(transfer, own);
  const money = amountText(amount, currency);
  return moved
    ? texts.fromTo(money, shortType(moved.from), shortType(moved.to))
    : texts.to(money, recipientName);
}

/** When the money is there, by what the bank answered. */
export function madeWhen({
  isWithUs,
  transfer: { status, statusReason, transferDate },
}: MadePayment): string {
  if (status === 'Scheduled')
    return statusReason ?? texts.weWillSendItOn(formatExact(new Date(transferDate)));
  if (status === 'Pending')
    return statusReason ?? (isWithUs ? texts.ifTheAccountIsNot : texts.itArrivesWithinHours);
  return texts.theMoneyHasArrived;
}
