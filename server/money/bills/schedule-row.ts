import { billNumberAfter } from '../../../contract/money/bill-dates.ts';
import type { BillFrequency } from '../../../contract/money/bills.ts';
import type { OwnDays } from '../../../contract/values/business-days.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { SideRow } from '../../ledger/plan.ts';
import { billDue, type FirstPayment } from './bill-due.ts';

export type ScheduleStatus = 'active' | 'ended' | 'stopped' | 'cancelled';

/** A bill that comes again, as it is stored. It has the id of its first order. */
export interface ScheduleRow extends FirstPayment {
  id: string;
  ownerId: string;
  accountId: string | null;
  /** The number of that account. */
  accountNumber: string | null;
  status: ScheduleStatus;
  recipientName: string;
  recipientAccount: string;
  billType: string | null;
  amountMinor: bigint;
  reference: string | null;
  frequency: BillFrequency;
  endDay: CalendarDay | null;
  nextNumber: number;
  nextDay: CalendarDay;
  nextDueAt: Temporal.Instant;
  /** Null: it was not paused, or went on since. */
  pausedAt: Temporal.Instant | null;
  /** The first day that is paid again; null where no end of the pause was given. */
  pausedUntil: CalendarDay | null;
  /** The date that came next when it was paused. */
  pausedNumber: number | null;
  /** The one date that is paid with another amount than the others. */
  singleNumber: number | null;
  singleAmountMinor: bigint | null;
}

export const notPaused = { pausedAt: null, pausedUntil: null, pausedNumber: null } as const;

/** Finds the amount that the next date is paid with, in minor units. */
export function nextAmountMinor({
  nextNumber,
  singleNumber,
  singleAmountMinor,
  amountMinor,
}: ScheduleRow): bigint {
  return nextNumber === singleNumber && singleAmountMinor !== null
    ? singleAmountMinor
    : amountMinor;
}

/** The date that comes next in a schedule. */
export type NextDate = Pick<ScheduleRow, 'status' | 'nextNumber' | 'nextDay' | 'nextDueAt'>;

type Dates = FirstPayment & Pick<ScheduleRow, 'endDay'>;

/** The date of a number; past the end date the schedule has ended. */
export function dateAt(dates: Dates, nextNumber: number, own: OwnDays): NextDate {
  const { day, dueAt } = billDue(dates, nextNumber, own);
  return {
    status: dates.endDay !== null && day > dates.endDay ? 'ended' : 'active',
    nextNumber,
    nextDay: day,
    nextDueAt: dueAt,
  };
}

/**
 * The first date to come again: after the first payment, and after today where that one was dated
 * back.
 */
export function firstNextDate(dates: Dates, today: CalendarDay, own: OwnDays): NextDate {
  return dateAt(dates, billNumberAfter(dates.firstDay, dates.frequency, today), own);
}

/**
 * As its next date will be paid: later than planned where the bank has closed on that day since.
 */
export function withOwnDays(row: ScheduleRow, own: OwnDays): ScheduleRow {
  const { nextDueAt } = sameDate(row, own);
  return Temporal.Instant.compare(nextDueAt, row.nextDueAt) > 0 ? { ...row, nextDueAt } : row;
}

/** The date after the next one; past the end date the schedule has ended. */
export function dateAfter(row: ScheduleRow, own: OwnDays): NextDate {
  return dateAt(row, row.nextNumber + 1, own);
}

/** The next date with the bank's days as they are known now: it may have closed on one since. */
export function sameDate(row: ScheduleRow, own: OwnDays): NextDate {
  return dateAt(row, row.nextNumber, own);
}

/** The row as a side row of its first order. */
export function scheduleSideRow(row: ScheduleRow, createdAt: Temporal.Instant): SideRow {
  return {
    table: 'bill_schedule',
    row: {
      id: row.id,
      owner_id: row.ownerId,
      account_id: row.accountId,
      status: row.status,
      recipient_name: row.recipientName,
      recipient_account: row.recipientAccount,
      bill_type: row.billType,
      amount_minor: row.amountMinor,
      reference: row.reference,
      frequency: row.frequency,
      first_day: row.firstDay,
      first_time: row.firstTime,
      end_day: row.endDay,
      next_number: row.nextNumber,
      next_day: row.nextDay,
      next_due_at: row.nextDueAt.toString(),
      created_at: createdAt.toString(),
    },
  };
}

/** Links the payment for one date of a schedule to it, as a side row of its order. */
export function instalmentSideRow(
  schedule: Pick<ScheduleRow, 'id' | 'nextDay'>,
  transferId: string,
): SideRow {
  return {
    table: 'bill_instalment',
    row: { schedule_id: schedule.id, day: schedule.nextDay, transfer_id: transferId },
  };
}
