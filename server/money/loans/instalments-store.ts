import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';

/** One payment of a loan that was paid out. */
export interface InstalmentRow {
  loanId: string;
  number: number;
  dueOn: CalendarDay;
  interestMinor: bigint;
  principalMinor: bigint;
  /** When its money was first not there; it stays when the installment is paid later. */
  missedAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
  /** The journal that paid it, which is the payment in the customer's history. */
  journalId: string | null;
}

const columns = `i.loan_id AS "loanId", i.number, i.due_on AS "dueOn",
  i.interest_minor AS "interestMinor", i.principal_minor AS "principalMinor",
  i.missed_at AS "missedAt", i.paid_at AS "paidAt", i.journal_id AS "journalId"`;

/** SQL: the installment `i` is the oldest of its loan that is not paid. */
export const isOldestUnpaid = `i.paid_at IS NULL AND NOT EXISTS (SELECT FROM loan_instalment e
  WHERE e.loan_id = i.loan_id AND e.paid_at IS NULL AND e.number < i.number)`;

/** SQL: the installment `i` is overdue: its day has passed, or its money was not there today. */
export const isOverdueOn = (today: string) =>
  `i.paid_at IS NULL AND i.due_on <= ${today}::date AND (i.due_on < ${today}::date OR ` +
  'i.missed_at IS NOT NULL)';

type NewInstalment = Pick<InstalmentRow, 'number' | 'dueOn' | 'interestMinor' | 'principalMinor'>;

export async function insertInstalments(
  tx: Tx,
  loanId: string,
  instalments: readonly NewInstalment[],
): Promise<void> {
  await tx.query(
    `INSERT INTO loan_instalment (loan_id, number, due_on, interest_minor, principal_minor)
     SELECT $1, n, d::date, i, p FROM unnest($2::int[], $3::text[], $4::int8[], $5::int8[]) AS x (n,
       d, i, p)`,
    [
      loanId,
      instalments.map(({ number }) => number),
      instalments.map(({ dueOn }) => dueOn),
      instalments.map(({ interestMinor }) => interestMinor),
      instalments.map(({ principalMinor }) => principalMinor),
    ],
  );
}

/** A loan's schedule, first to last. */
export async function findInstalments(db: Queryable, loanId: string): Promise<InstalmentRow[]> {
  const { rows } = await db.query<InstalmentRow>(
    `SELECT ${columns} FROM loan_instalment i WHERE i.loan_id = $1 ORDER BY i.number`,
    [loanId],
  );
  return rows;
}

/** The installments of a customer's loans that are still to be taken. */
export interface InstalmentAhead {
  loanId: string;
  number: number;
  dueOn: CalendarDay;
  amountMinor: bigint;
  /** The latest day on which its money was not there. */
  triedOn: CalendarDay | null;
}

/** Of a customer's running loans all that is due up to a day, and the next one of each. */
export async function findInstalmentsAhead(
  db: Queryable,
  userId: string,
  last: CalendarDay,
): Promise<InstalmentAhead[]> {
  const { rows } = await db.query<InstalmentAhead>(
    `SELECT i.loan_id AS "loanId", i.number, i.due_on AS "dueOn",
            i.interest_minor + i.principal_minor AS "amountMinor", i.tried_on AS "triedOn"
       FROM loan l JOIN loan_instalment i ON i.loan_id = l.id
      WHERE l.user_id = $1 AND l.state = 'disbursed' AND i.paid_at IS NULL
        AND (i.due_on <= $2::date OR (${isOldestUnpaid}))
      ORDER BY i.due_on, i.loan_id, i.number`,
    [userId, last],
    { name: 'find-instalments-ahead' },
  );
  return rows;
}

/**
 * The oldest installments of loans due up to a day whose money was not looked for yet, locked for
 * this transaction.
 */
export async function lockUncheckedInstalments(
  tx: Tx,
  { after, until, except, limit }: DueRows & { after: CalendarDay; until: CalendarDay },
): Promise<DueInstalment[]> {
  const { rows } = await tx.query<DueInstalment>(
    `SELECT ${columns}, l.user_id AS "userId" FROM loan_instalment i JOIN loan l ON l.id = i.loan_id
      WHERE i.paid_at IS NULL AND i.funds_checked_at IS NULL AND i.due_on > $1::date
        AND i.due_on <= $2::date AND l.state = 'disbursed' AND i.loan_id <> ALL ($4::uuid[])
      ORDER BY i.due_on, i.loan_id LIMIT $3 FOR UPDATE OF i SKIP LOCKED`,
    [after, until, limit, [...except]],
  );
  return rows;
}

export async function markInstalmentChecked(
  tx: Tx,
  { loanId, number }: Pick<InstalmentRow, 'loanId' | 'number'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'UPDATE loan_instalment SET funds_checked_at = $3 WHERE loan_id = $1 AND number = $2',
    [loanId, number, now],
  );
}

/** An installment that is due, and the customer who owes it. */
export type DueInstalment = InstalmentRow & { userId: string };

/**
 * Of each loan the oldest installment that is due, unless it was tried today: locked with its loan
 * for this transaction. Those another worker holds are left to it.
 */
export async function lockDueInstalments(
  tx: Tx,
  today: CalendarDay,
  { except, limit }: DueRows,
): Promise<DueInstalment[]> {
  const { rows } = await tx.query<DueInstalment>(
    `SELECT ${columns}, l.user_id AS "userId" FROM loan_instalment i JOIN loan l ON l.id = i.loan_id
      WHERE ${isOldestUnpaid} AND i.due_on <= $1::date AND (i.tried_on IS NULL
        OR i.tried_on < $1::date) AND l.state = 'disbursed' AND i.loan_id <> ALL ($3::uuid[])
      ORDER BY i.due_on, i.loan_id LIMIT $2 FOR UPDATE OF l, i SKIP LOCKED`,
    [today, limit, [...except]],
  );
  return rows;
}

interface PaidInstalment extends Pick<InstalmentRow, 'loanId' | 'number'> {
  journalId: string;
}

/**
 * Marks one of each loan as paid; the caller holds their locks.
 * @returns the loans that nothing is left to be paid of.
 */
export async function markInstalmentsPaid(
  tx: Tx,
  paid: readonly PaidInstalment[],
  paidAt: Temporal.Instant,
): Promise<Set<string>> {
  const loanIds = paid.map(({ loanId }) => loanId);
  await tx.query(
    `UPDATE loan_instalment i SET paid_at = $4, journal_id = x.journal
       FROM unnest($1::uuid[], $2::int[], $3::uuid[]) AS x (loan, number, journal)
         WHERE i.loan_id = x.loan AND i.number = x.number`,
    [loanIds, paid.map(({ number }) => number), paid.map(({ journalId }) => journalId), paidAt],
    { name: 'mark-instalments-paid' },
  );
  const { rows } = await tx.query<{ loanId: string }>(
    `SELECT asked.id AS "loanId" FROM unnest($1::uuid[]) AS asked (id)
      WHERE NOT EXISTS (SELECT FROM loan_instalment i WHERE i.loan_id = asked.id
        AND i.paid_at IS NULL)`,
    [loanIds],
    { name: 'find-loans-paid-back' },
  );
  return new Set(rows.map(({ loanId }) => loanId));
}

interface PaidOff {
  loanId: string;
  paidAt: Temporal.Instant;
  journalId: string;
  /** The interest that each of them came to. */
  instalments: readonly { number: number; interestMinor: bigint }[];
}

/**
 * Marks all that were left as paid at once, each with the interest it came to; the caller holds the
 * loan's lock.
 */
export async function markPaidOff(
  tx: Tx,
  { loanId, paidAt, journalId, instalments }: PaidOff,
): Promise<void> {
  await tx.query(
    `UPDATE loan_instalment i SET paid_at = $2, journal_id = $3, interest_minor = x.interest
       FROM unnest($4::int[], $5::int8[]) AS x (number, interest) WHERE i.loan_id = $1
         AND i.number = x.number AND i.paid_at IS NULL`,
    [
      loanId,
      paidAt,
      journalId,
      instalments.map(({ number }) => number),
      instalments.map(({ interestMinor }) => interestMinor),
    ],
  );
}

export interface Missed {
  count: number;
  sumMinor: bigint;
  /** The customer has had no notice of it yet. */
  isNew: boolean;
}

/** Notes that the money for what is due of a loan was not there today. */
export async function markMissed(
  tx: Tx,
  loanId: string,
  { today, now }: { today: CalendarDay; now: Temporal.Instant },
): Promise<Missed> {
  const { rows } = await tx.query<{ amountMinor: bigint; isNew: boolean }>(
    `UPDATE loan_instalment i SET tried_on = $2::date, missed_at = coalesce(i.missed_at, $3)
      FROM loan_instalment was
      WHERE i.loan_id = $1 AND i.paid_at IS NULL AND i.due_on <= $2::date
        AND was.loan_id = i.loan_id AND was.number = i.number
      RETURNING i.interest_minor + i.principal_minor AS "amountMinor",
        was.missed_at IS NULL AS "isNew"`,
    [loanId, today, now],
  );
  return {
    count: rows.length,
    sumMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    isNew: rows.some(({ isNew }) => isNew),
  };
}

/** The state of a loan that was paid out. */
export interface Standing {
  owedMinor: bigint;
  instalments: number;
  paid: number;
  /** The number paid by the journal of another: a payoff pays all that are left at once. */
  paidTogether: number;
  /** The oldest one not paid: its parts are null when all are. */
  nextNumber: number | null;
  nextDueOn: CalendarDay | null;
  nextMinor: bigint | null;
  overdue: number;
  overdueMinor: bigint;
  overdueSince: CalendarDay | null;
}

/** The standing of loans that were paid out, by loan. */
export async function findStandings(
  db: Queryable,
  loanIds: readonly string[],
  today: CalendarDay,
): Promise<Map<string, Standing>> {
  const isOverdue = isOverdueOn('$2');
  const { rows } = await db.query<Standing & { loanId: string }>(
    `SELECT s.*, n.due_on AS "nextDueOn", n.interest_minor + n.principal_minor AS "nextMinor"
       FROM (SELECT i.loan_id AS "loanId", count(*)::int AS instalments,
         count(i.paid_at)::int AS paid,
                    (count(i.paid_at) - count(DISTINCT i.journal_id))::int AS "paidTogether",
                    coalesce(sum(i.principal_minor)
                      FILTER (WHERE i.paid_at IS NULL), 0)::int8 AS "owedMinor",
                    min(i.number) FILTER (WHERE i.paid_at IS NULL) AS "nextNumber",
                    (count(*) FILTER (WHERE ${isOverdue}))::int AS overdue,
                    coalesce(sum(i.interest_minor + i.principal_minor)
                      FILTER (WHERE ${isOverdue}), 0)::int8 AS "overdueMinor",
                    min(i.due_on) FILTER (WHERE ${isOverdue}) AS "overdueSince"
               FROM loan_instalment i WHERE i.loan_id = ANY ($1::uuid[]) GROUP BY i.loan_id) s
       LEFT JOIN loan_instalment n ON n.loan_id = s."loanId" AND n.number = s."nextNumber"`,
    [loanIds, today],
    { name: 'find-loan-standings' },
  );
  return new Map(rows.map((row) => [row.loanId, row]));
}
