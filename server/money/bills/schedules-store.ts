import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';
import type { TransferStatus } from '../transfers/transfer-row.ts';
import type { NextDate, ScheduleRow, ScheduleStatus } from './schedule-row.ts';

const columns = `s.id, s.owner_id AS "ownerId", s.account_id AS "accountId",
  c.number AS "accountNumber", s.status, s.recipient_name AS "recipientName",
  s.recipient_account AS "recipientAccount", s.bill_type AS "billType",
  s.amount_minor AS "amountMinor", s.reference, s.frequency, s.first_day AS "firstDay",
  s.first_time::text AS "firstTime", s.end_day AS "endDay", s.next_number AS "nextNumber",
  s.next_day AS "nextDay", s.next_due_at AS "nextDueAt", s.paused_at AS "pausedAt",
  s.paused_until AS "pausedUntil", s.paused_number AS "pausedNumber",
  s.single_number AS "singleNumber", s.single_amount_minor AS "singleAmountMinor"`;
const from = 'bill_schedule s LEFT JOIN customer_account c ON c.account_id = s.account_id';

/** The outcome of the latest date of a schedule. */
export interface LastInstalment {
  transferId: string;
  day: CalendarDay;
  status: TransferStatus;
  statusReason: string | null;
}

export type ListedSchedule = ScheduleRow & { last: LastInstalment | null };

/** Lists a customer's schedules that go on, next one first, each with its latest date's outcome. */
export async function findSchedules(db: Queryable, ownerId: string): Promise<ListedSchedule[]> {
  const { rows } = await db.query<ListedSchedule>(
    `SELECT ${columns}, (
       SELECT json_build_object('transferId', t.id, 'day', i.day, 'status', t.status,
         'statusReason', t.status_reason)
       FROM bill_instalment i JOIN transfer t ON t.id = i.transfer_id WHERE i.schedule_id = s.id
         ORDER BY i.day DESC LIMIT 1) AS last
     FROM ${from} WHERE s.owner_id = $1 AND s.status = 'active' ORDER BY s.next_due_at, s.id`,
    [ownerId],
  );
  return rows;
}

export async function countSchedules(db: Queryable, ownerId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM bill_schedule WHERE owner_id = $1 AND status = 'active'`,
    [ownerId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** An own schedule, locked for this transaction: jobs and calls that pay, skip or stop it wait. */
export async function lockOwnSchedule(
  tx: Tx,
  ownerId: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await tx.query<ScheduleRow>(
    `SELECT ${columns} FROM ${from} WHERE s.id = $1 AND s.owner_id = $2 FOR UPDATE OF s`,
    [id, ownerId],
  );
  return rows[0];
}

/**
 * The schedules that have been due longest, locked for this transaction; those another worker holds
 * are left to it.
 */
export async function lockDueSchedules(
  tx: Tx,
  now: Temporal.Instant,
  { except, limit }: DueRows,
): Promise<ScheduleRow[]> {
  const { rows } = await tx.query<ScheduleRow>(
    `SELECT ${columns} FROM ${from} WHERE s.status = 'active' AND s.next_due_at <= $1
      AND s.id <> ALL ($3::uuid[])
      ORDER BY s.next_due_at, s.id LIMIT $2 FOR UPDATE OF s SKIP LOCKED`,
    [now, limit, [...except]],
  );
  return rows;
}

/**
 * Schedules due between two instants whose money was not looked for yet, locked for this
 * transaction.
 */
export async function lockUncheckedSchedules(
  tx: Tx,
  { after, until, except, limit }: DueRows & { after: Temporal.Instant; until: Temporal.Instant },
): Promise<ScheduleRow[]> {
  const { rows } = await tx.query<ScheduleRow>(
    `SELECT ${columns} FROM ${from} WHERE s.status = 'active' AND s.funds_checked_at IS NULL
      AND s.next_due_at > $1 AND s.next_due_at <= $2
        AND s.id <> ALL ($4::uuid[]) ORDER BY s.next_due_at LIMIT $3 FOR UPDATE OF s SKIP LOCKED`,
    [after, until, limit, [...except]],
  );
  return rows;
}

export async function markScheduleChecked(
  tx: Tx,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE bill_schedule SET funds_checked_at = $2 WHERE id = $1', [id, now]);
}

/** A pause of a schedule, and the date it goes on with unless it is resumed before. */
interface Pause extends NextDate {
  pausedAt: Temporal.Instant;
  pausedUntil: CalendarDay | null;
  pausedNumber: number;
}

/** A schedule and the date it goes on with. */
export type Move = NextDate & { id: string };

/**
 * Moves schedules on to their next dates, with which any pause is over; the caller holds their
 * locks.
 */
export async function moveOn(tx: Tx, moves: readonly Move[]): Promise<void> {
  await tx.query(
    `UPDATE bill_schedule s SET status = x.status, next_number = x.number, next_day = x.day::date,
      next_due_at = x.due_at, funds_checked_at = NULL,
            paused_at = NULL, paused_until = NULL, paused_number = NULL
       FROM unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::timestamptz[]) AS x (id,
         status, number, day, due_at) WHERE s.id = x.id`,
    [
      moves.map(({ id }) => id),
      moves.map(({ status }) => status),
      moves.map(({ nextNumber }) => nextNumber),
      moves.map(({ nextDay }) => nextDay),
      moves.map(({ nextDueAt }) => nextDueAt),
    ],
    { name: 'move-schedules-on' },
  );
}

export async function pauseSchedule(tx: Tx, id: string, pause: Pause): Promise<void> {
  await tx.query(
    `UPDATE bill_schedule SET next_number = $2, next_day = $3, next_due_at = $4,
      funds_checked_at = NULL, paused_at = $5, paused_until = $6, paused_number = $7
      WHERE id = $1`,
    [
      id,
      pause.nextNumber,
      pause.nextDay,
      pause.nextDueAt,
      pause.pausedAt,
      pause.pausedUntil,
      pause.pausedNumber,
    ],
  );
}

/**
 * Changes what a schedule pays and until when, from its next date on; the money for it is looked
 * for again.
 * @param raisedAt when it was made to pay more or longer, in business time; undefined: it was not.
 */
export async function changeSchedule(
  tx: Tx,
  id: string,
  {
    amountMinor,
    endDay,
    singleNumber,
    singleAmountMinor,
  }: Pick<ScheduleRow, 'amountMinor' | 'endDay' | 'singleNumber' | 'singleAmountMinor'>,
  raisedAt: Temporal.Instant | undefined,
): Promise<void> {
  await tx.query(
    `UPDATE bill_schedule SET amount_minor = $2, end_day = $3, single_number = $4,
      single_amount_minor = $5, funds_checked_at = NULL, raised_at = coalesce($6, raised_at)
      WHERE id = $1`,
    [id, amountMinor, endDay, singleNumber, singleAmountMinor, raisedAt ?? null],
  );
}

export async function endSchedule(tx: Tx, id: string, status: ScheduleStatus): Promise<void> {
  await tx.query('UPDATE bill_schedule SET status = $2 WHERE id = $1', [id, status]);
}

/** Locks all schedules of a customer for this transaction: the job that pays a next date waits. */
export async function lockSchedulesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(
    `SELECT FROM bill_schedule WHERE owner_id = $1 AND status = 'active' ORDER BY id FOR UPDATE`,
    [ownerId],
  );
}

/** Cancels whatever would come again. @returns how many schedules. */
export async function cancelSchedulesOf(tx: Tx, ownerId: string): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE bill_schedule SET status = 'cancelled' WHERE owner_id = $1 AND status = 'active'`,
    [ownerId],
  );
  return rowCount;
}

export const billsClosing: CustomerClosing = {
  tables: {
    bill_schedule: 'closed',
    bill_instalment: 'kept: which order paid which date is evidence',
  },
  lock: (tx, _ctx, userId) => lockSchedulesOf(tx, userId),
  ends: { recurringBills: countSchedules },
  cancelOrders: cancelSchedulesOf,
};
