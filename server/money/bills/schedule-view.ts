import type { BillSchedule } from '../../../contract/money/bills.ts';
import { textFromInstant } from '../../base/clock.ts';
import { shownStatus } from '../transfers/transfer-view.ts';
import { nextAmountMinor, type ScheduleRow } from './schedule-row.ts';
import type { LastInstalment } from './schedules-store.ts';

/** A schedule as its customer sees it. */
export function scheduleView(row: ScheduleRow, last: LastInstalment | null = null): BillSchedule {
  return {
    _id: row.id,
    recipientName: row.recipientName,
    recipientAccount: row.recipientAccount,
    billType: row.billType,
    amount: row.amountMinor,
    currency: 'USD',
    frequency: row.frequency,
    debitedAccount: row.accountNumber,
    reference: row.reference,
    nextAmount: nextAmountMinor(row),
    pausedSince: row.pausedAt && textFromInstant(row.pausedAt),
    pausedUntil: row.pausedUntil,
    nextDate: row.nextDay,
    nextPaymentAt: textFromInstant(row.nextDueAt),
    endDate: row.endDay,
    lastPayment: last && {
      transfer: last.transferId,
      date: last.day,
      status: shownStatus[last.status],
      statusReason: last.statusReason,
    },
  };
}
