import { formatExact } from '../../ui/values/format-date.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { MadePayment } from './made-payment.ts';

/** `$25.00 to Robin Reed`, `$40.00 from Savings to Checking` */
export function madeWhat({ call, transfer }: MadePayment): string {
  const { amount, currency, recipientName } = transfer;
  const where =
    call === 'transfers/own' ? recipientName.replace('From ', 'from ') : `to ${recipientName}`;
  return `${moneyText(amount, currency)} ${where}`;
}

/** When the money is there, by what the bank answered. */
export function madeWhen({
  isWithUs,
  transfer: { status, statusReason, transferDate },
}: MadePayment): string {
  if (status === 'Scheduled')
    return `We will send it on ${formatExact(new Date(transferDate))}. No money has moved yet.`;
  if (status === 'Pending')
    return (
      statusReason ??
      (isWithUs
        ? 'If the account is not found, the money comes back within 24 hours.'
        : 'It arrives within 24 hours.')
    );
  return 'The money has arrived.';
}
