import type { CalendarDay } from '../../contract/calendar-day.ts';
import { countWaiting, type Waiting } from '../cases/count-waiting.ts';
import type { Queryable } from '../db/database.ts';
import { loanColumns, type LoanRow } from './loans-store.ts';

/** A loan with whose it is, as lists of the staff show it. */
export interface ListedLoan extends LoanRow {
  username: string;
  fullName: string;
  suspended: boolean;
}

const listed = `${loanColumns}, u.username, u.full_name AS "fullName", coalesce(o.suspended, false) AS suspended`;
const withCustomer = 'loan l JOIN users u ON u.id = l.user_id LEFT JOIN owner o ON o.id = l.user_id';
const isWaiting = `l.state IN ('submitted', 'in_review')`;

/** How many applications wait, and since when the oldest does. */
export function readWaitingLoans(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: `loan l WHERE ${isWaiting}`, since: 'l.submitted_at' });
}

/** Applications that wait, oldest first. */
export async function findWaitingLoans(db: Queryable, limit: number): Promise<ListedLoan[]> {
  const { rows } = await db.query<ListedLoan>(`SELECT ${listed} FROM ${withCustomer} WHERE ${isWaiting} ORDER BY l.submitted_at, l.id LIMIT $1`, [limit]);
  return rows;
}

const running = `l.state IN ('approved', 'disbursed')`;
const overdue = `SELECT i.loan_id, min(i.due_on) AS since FROM loan_instalment i WHERE i.paid_at IS NULL AND (i.due_on < $1::date OR i.missed_at IS NOT NULL) GROUP BY i.loan_id`;

/** Loans to be paid out, then the overdue ones, the longest first, then the others, the latest paid out first. */
export async function findRunningLoans(db: Queryable, { today, limit, offset }: { today: CalendarDay; limit: number; offset: number }): Promise<ListedLoan[]> {
  const { rows } = await db.query<ListedLoan>(
    `SELECT ${listed} FROM ${withCustomer} LEFT JOIN (${overdue}) late ON late.loan_id = l.id WHERE ${running}
      ORDER BY l.state = 'approved' DESC, late.since NULLS LAST, l.disbursed_at DESC, l.id LIMIT $2 OFFSET $3`,
    [today, limit, offset],
  );
  return rows;
}

export interface RunningTotals {
  total: number;
  toPayOut: number;
  overdue: number;
  owedMinor: bigint;
}

export async function readRunningTotals(db: Queryable, today: CalendarDay): Promise<RunningTotals> {
  const { rows } = await db.query<RunningTotals>(
    `SELECT (count(*))::int AS total, (count(*) FILTER (WHERE l.state = 'approved'))::int AS "toPayOut",
            (SELECT count(*) FROM (${overdue}) late)::int AS overdue,
            (SELECT coalesce(sum(i.principal_minor), 0) FROM loan_instalment i WHERE i.paid_at IS NULL)::int8 AS "owedMinor"
       FROM loan l WHERE ${running}`,
    [today],
  );
  return rows[0] ?? { total: 0, toPayOut: 0, overdue: 0, owedMinor: 0n };
}
