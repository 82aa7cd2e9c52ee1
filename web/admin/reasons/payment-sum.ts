import { moneyText } from '../../ui/money/money-text.tsx';
import type { OutsidePayment } from '../../../contract/staff/outside-payments.ts';

/** `$1,500.00 from maya.okafor to Fenland Mutual`: what every decision about a payment repeats. */
export function paymentSum({ payer, payment }: Pick<OutsidePayment, 'payer' | 'payment'>): string {
  return (
    `${moneyText(payment.amount, payment.currency)} from ${payer.username} to ` +
    payment.recipientName
  );
}
