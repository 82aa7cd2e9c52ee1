import { lastDayToReport } from '../../contract/dispute-dates.ts';
import type { CalendarDay } from '../../contract/calendar-day.ts';
import { bankingDayOf } from '../clock.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { refuse } from '../refusal.ts';

/** Whether the money of a payment is back with whoever paid. */
export const isBack = ({ status }: Pick<TransferRow, 'status'>) => status === 'returned' || status === 'declined' || status === 'cancelled';

/** The last day on which this customer can report a payment; undefined where it took nothing from them, or its money is back. */
export function lastDayFor(userId: string, payment: TransferRow): CalendarDay | undefined {
  const { payerId, payeeId, bookedAt } = payment;
  const isOut = payerId === userId && payeeId !== userId;
  return isOut && !isBack(payment) && bookedAt !== null ? lastDayToReport(bankingDayOf(bookedAt)) : undefined;
}

/** @throws {Refusal} DISPUTE_NOT_POSSIBLE, DISPUTE_TOO_LATE. */
export function requireDisputable(userId: string, payment: TransferRow, today: CalendarDay): void {
  const until = lastDayFor(userId, payment) ?? refuse('DISPUTE_NOT_POSSIBLE');
  if (today > until) refuse('DISPUTE_TOO_LATE', { params: { until } });
}
