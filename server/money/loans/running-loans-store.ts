import type { RunningGroup } from '../../../contract/staff/staff-loans.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';
import { isOldestUnpaid, isOverdueOn } from './instalments-store.ts';
import { listedLoan, type ListedLoan } from './loan-lists-store.ts';

/** A loan with what its group is ordered by. */
export type RunningLoanRow = ListedLoan & { at: Temporal.Instant };

const withCustomer = 'JOIN users u ON u.id = l.user_id LEFT JOIN owner o ON o.id = l.user_id';

/** SQL: the loan `l` is approved, and its offer is not over. */
const isGranted = `l.state = 'approved' AND l.turned_down_at IS NULL AND l.lapsed_at IS NULL`;

interface Group {
  /**
   * With the place a page begins after as $1 and $2, and how many rows as $3; where it asks for it,
   * today as $4.
   */
  sql: string;
  asksToday: boolean;
  /** Before all of its loans. */
  start: { at: '-infinity' | 'infinity'; id: string };
}

const first: Group['start'] = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
const last: Group['start'] = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const groups: Record<RunningGroup, Group> = {
  accepted: {
    sql: `SELECT ${listedLoan}, l.accepted_at AS at FROM loan l ${withCustomer}
      WHERE ${isGranted} AND (l.accepted_at, l.id) > ($1, $2) ORDER BY l.accepted_at, l.id
        LIMIT $3`,
    asksToday: false,
    start: first,
  },
  approved: {
    sql: `SELECT ${listedLoan}, l.decided_at AS at FROM loan l ${withCustomer}
      WHERE ${isGranted} AND l.accepted_at IS NULL AND (l.decided_at, l.id) > ($1, $2)
      ORDER BY l.decided_at, l.id LIMIT $3`,
    asksToday: false,
    start: first,
  },
  overdue: {
    sql: `SELECT ${listedLoan}, i.due_on::timestamp AT TIME ZONE 'UTC' AS at FROM loan_instalment i
      JOIN loan l ON l.id = i.loan_id ${withCustomer}
      WHERE ${isOldestUnpaid} AND ${isOverdueOn('$4')}
        AND (i.due_on, i.loan_id) > (($1::timestamptz AT TIME ZONE 'UTC')::date, $2)
      ORDER BY i.due_on, i.loan_id LIMIT $3`,
    asksToday: true,
    start: first,
  },
  current: {
    sql: `SELECT ${listedLoan}, l.disbursed_at AS at FROM loan l ${withCustomer}
      WHERE l.state = 'disbursed' AND (l.disbursed_at, l.id) < ($1, $2) AND NOT EXISTS (SELECT
        FROM loan_instalment i WHERE i.loan_id = l.id AND ${isOverdueOn('$4')})
      ORDER BY l.disbursed_at DESC, l.id DESC LIMIT $3`,
    asksToday: true,
    start: last,
  },
};

interface PageOfGroup {
  group: RunningGroup;
  after: { at: Temporal.Instant; id: string } | undefined;
  today: CalendarDay;
  limit: number;
}

/** Loans of one group after a place, at the same cost however far down it is. */
export async function findRunningLoans(
  db: Queryable,
  { group, after, today, limit }: PageOfGroup,
): Promise<RunningLoanRow[]> {
  const { sql, asksToday, start } = groups[group];
  const { at, id } = after ?? start;
  return (await db.query<RunningLoanRow>(sql, [at, id, limit, ...(asksToday ? [today] : [])])).rows;
}

export interface RunningTotals {
  total: number;
  offered: number;
  toPayOut: number;
  overdue: number;
}

export async function readRunningTotals(db: Queryable, today: CalendarDay): Promise<RunningTotals> {
  const { rows } = await db.query<RunningTotals>(
    `SELECT (paid_out + offered + to_pay_out)::int AS total, offered::int AS offered,
      to_pay_out::int AS "toPayOut", overdue::int AS overdue
       FROM (SELECT (SELECT count(*) FROM loan WHERE state = 'disbursed') AS paid_out,
                    (SELECT count(*) FROM loan l
                      WHERE ${isGranted} AND l.accepted_at IS NULL) AS offered,
                    (SELECT count(l.accepted_at) FROM loan l WHERE ${isGranted}) AS to_pay_out,
                    (SELECT count(DISTINCT i.loan_id) FROM loan_instalment i
                      WHERE ${isOverdueOn('$1')}) AS overdue) AS counted`,
    [today],
  );
  return rows[0] ?? { total: 0, offered: 0, toPayOut: 0, overdue: 0 };
}
