import { lastDayToReport } from '../../../contract/money/dispute-dates.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { TransferRow } from '../transfers/transfer-row.ts';
import { refuse } from '../../base/refusal.ts';

/** Says whether the money of a payment is back with its payer. */
export const isBack = ({ status }: Pick<TransferRow, 'status'>) =>
  status === 'returned' || status === 'declined' || status === 'cancelled';

/**
 * Says whether it paid a loan of ours. The loan counts it as paid: were its money given back here,
 * the loan would be repaid with the bank's own.
 */
export const goesToLoan = ({ kind }: Pick<TransferRow, 'kind'>) => kind === 'loan_instalment';

/**
 * The last day on which this customer can report a payment; undefined where it took nothing from
 * them, paid their loan, or its money is back.
 */
export function lastDayFor(userId: string, payment: TransferRow): CalendarDay | undefined {
  const { payerId, payeeId, bookedAt } = payment;
  const isOut = payerId === userId && payeeId !== userId;
  return isOut && !goesToLoan(payment) && !isBack(payment) && bookedAt !== null
    ? lastDayToReport(bankingDayOf(bookedAt))
    : undefined;
}

/** @throws {Refusal} LOAN_PAYMENT_NOT_DISPUTABLE, DISPUTE_NOT_POSSIBLE, DISPUTE_TOO_LATE. */
export function requireDisputable(userId: string, payment: TransferRow, today: CalendarDay): void {
  if (goesToLoan(payment)) refuse('LOAN_PAYMENT_NOT_DISPUTABLE');
  const until = lastDayFor(userId, payment) ?? refuse('DISPUTE_NOT_POSSIBLE');
  if (today > until) refuse('DISPUTE_TOO_LATE', { params: { until } });
}
