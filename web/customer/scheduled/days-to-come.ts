import { addDays } from '../../../contract/calendar-day.ts';
import { betweenOwn, type OwnAccount } from '../../../contract/transfer-words.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';
import type { ComingPayment } from './coming-payments.ts';

/** Money between own accounts, and a payment that the account cannot cover, leave the total. */
const takesFromTotal = ({ order, afterMinor }: ComingPayment, own: readonly OwnAccount[]) =>
  afterMinor >= 0n && !('transfer' in order && betweenOwn(order.transfer, own));

/**
 * What all accounts hold together on each of the next days, by the payments that are scheduled and
 * by nothing else: no salary and no shopping is guessed. No days where none of them has a payment.
 */
export function daysToCome(
  today: SkylineDay,
  coming: readonly ComingPayment[],
  own: readonly OwnAccount[],
  count: number,
): SkylineDay[] {
  const payments = coming
    .filter((payment) => takesFromTotal(payment, own))
    .map(({ at, amountMinor }) => ({ day: bankDay(new Date(at)), amountMinor }));
  const days = Array.from({ length: count }, (_, index) => addDays(today.day, index + 1));
  const last = days.at(-1) ?? '';
  if (!payments.some(({ day }) => day <= last)) return [];
  return days.map((day) => ({
    day,
    total: payments
      .filter((payment) => payment.day <= day)
      .reduce((left, { amountMinor }) => left - amountMinor, today.total),
  }));
}
