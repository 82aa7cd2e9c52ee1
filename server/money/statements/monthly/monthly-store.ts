import { bankTimeZone } from '../../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { invariant } from '../../../base/invariant.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { DueRows } from '../../../services/jobs/row-by-row.ts';

/** A statement as it was made: what a later name, language or entry must not change. */
export interface KeptStatement {
  holder: string;
  language: Language;
  firstSeq: bigint;
  lastSeq: bigint;
  openingMinor: bigint;
  inMinor: bigint;
  outMinor: bigint;
  closingMinor: bigint;
  madeAt: Temporal.Instant;
}

/** @returns the statement that was made of a month (`2026-11`); undefined: none yet. */
export async function findKept(
  db: Queryable,
  accountId: string,
  month: string,
): Promise<KeptStatement | undefined> {
  const { rows } = await db.query<KeptStatement>(
    `SELECT holder, language, first_seq AS "firstSeq", last_seq AS "lastSeq",
      opening_minor AS "openingMinor", in_minor AS "inMinor", out_minor AS "outMinor",
      closing_minor AS "closingMinor", made_at AS "madeAt"
       FROM monthly_statement WHERE account_id = $1 AND month = $2::date`,
    [accountId, `${month}-01`],
    { name: 'find-kept-statement' },
  );
  return rows[0];
}

interface MadeMonth {
  accountId: string;
  /** `2026-11` */
  month: string;
  on: CalendarDay;
}

/** The months that statements of some accounts were made of, newest first. */
export async function findMade(db: Queryable, accountIds: readonly string[]): Promise<MadeMonth[]> {
  const { rows } = await db.query<MadeMonth>(
    `SELECT account_id AS "accountId", to_char(month, 'YYYY-MM') AS month,
      (made_at AT TIME ZONE '${bankTimeZone}')::date::text AS on
       FROM monthly_statement WHERE account_id = ANY ($1::uuid[]) ORDER BY month DESC`,
    [accountIds],
    { name: 'find-made-statements' },
  );
  return rows;
}

/** A customer who has no statements of some month that is closed. */
export interface DueCustomer {
  /** Of Checking, which has their place in the queue. */
  accountId: string;
  queuedFrom: string;
  userId: string;
  username: string;
  email: string;
  language: Language | null;
  holder: string;
  hasLeft: boolean;
  isMailed: boolean;
  wantsNotice: boolean;
  /** The first day of the month that comes next. */
  from: CalendarDay;
}

type QueuePlace = Pick<DueCustomer, 'queuedFrom' | 'accountId'>;

/** Before every customer. */
export const frontOfQueue: QueuePlace = {
  queuedFrom: '-infinity',
  accountId: '00000000-0000-0000-0000-000000000000',
};

/** @returns the first day of the first month that is not wholly closed; undefined: none ever was. */
export async function findOpenMonth(db: Queryable): Promise<CalendarDay | undefined> {
  const { rows } = await db.query<{ month: CalendarDay }>(
    `SELECT date_trunc('month', closed_until AT TIME ZONE '${bankTimeZone}')::date::text AS month
       FROM period_lock WHERE closed_until > '-infinity'`,
    [],
    { name: 'find-open-month' },
  );
  return rows[0]?.month;
}

/**
 * Locks, for this transaction, customers with closed months that have no statements; leaves to
 * another worker those that it holds. A customer who is being closed is left alone too: what is
 * written for them would wait for that, which waits for this.
 */
export async function lockDueCustomers(
  tx: Tx,
  openMonth: CalendarDay,
  { except, limit, behind }: DueRows & { behind: QueuePlace },
): Promise<DueCustomer[]> {
  const { rows } = await tx.query<DueCustomer>(
    `SELECT c.account_id AS "accountId", c.statements_from::text AS "queuedFrom",
      u.id AS "userId", u.username, u.email, u.language,
      coalesce(nullif(u.full_name, ''), u.username) AS holder,
      u.deleted_at IS NOT NULL AS "hasLeft", u.statements_mailed AS "isMailed",
      NOT EXISTS (SELECT FROM unwanted_notice n
        WHERE n.user_id = u.id AND n.notice = 'statement-ready') AS "wantsNotice",
      CASE WHEN c.statements_from > '-infinity' THEN c.statements_from::text
        ELSE date_trunc('month', coalesce((SELECT min(least(own.opened_at, e.booked_at))
          FROM customer_account own LEFT JOIN every_entry e
            ON e.account_id = own.account_id AND e.seq = 1 WHERE own.user_id = u.id), c.opened_at)
          AT TIME ZONE '${bankTimeZone}')::date::text END AS "from"
       FROM customer_account c JOIN users u ON u.id = c.user_id
      WHERE c.kind = 'checking' AND c.statements_from < $1::date
        AND c.account_id <> ALL ($3::uuid[])
        AND (c.statements_from, c.account_id) > ($4::date, $5::uuid)
      ORDER BY c.statements_from, c.account_id LIMIT $2
      FOR NO KEY UPDATE OF c SKIP LOCKED FOR KEY SHARE OF u SKIP LOCKED`,
    [openMonth, limit, [...except], behind.queuedFrom, behind.accountId],
  );
  return rows;
}

/** The figures of one month of one account. */
export interface MonthFigures extends Omit<KeptStatement, 'holder' | 'language' | 'madeAt'> {
  accountId: string;
  userId: string;
  number: string;
  /** The entries that were found: fewer where some were taken out of the tables by hand. */
  found: bigint;
}

/**
 * Reckons a month of every account of some customers: those opened by its end, until the month of
 * the last entry of one that was closed. Both ends are found by halving, and what lies between is
 * read once.
 */
export async function reckonMonth(
  db: Queryable,
  userIds: readonly string[],
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<MonthFigures[]> {
  const { rows } = await db.query<MonthFigures>(
    `SELECT c.account_id AS "accountId", c.user_id AS "userId", c.number,
      seqs.before + 1 AS "firstSeq", seqs.last AS "lastSeq",
      coalesce((SELECT balance_after FROM every_entry e
        WHERE e.account_id = c.account_id AND e.seq = seqs.before), 0) AS "openingMinor",
      coalesce((SELECT balance_after FROM every_entry e
        WHERE e.account_id = c.account_id AND e.seq = seqs.last), 0) AS "closingMinor",
      sums.found, sums.came AS "inMinor", sums.went AS "outMinor"
       FROM customer_account c JOIN account a ON a.id = c.account_id
      CROSS JOIN LATERAL (SELECT
        CASE WHEN a.last_booked_at < $2 THEN a.entry_count
          ELSE ledger_entries_before(a.id, $2) END AS before,
        CASE WHEN a.last_booked_at < $3 THEN a.entry_count
          ELSE ledger_entries_before(a.id, $3) END AS last OFFSET 0) AS seqs
      CROSS JOIN LATERAL (SELECT count(*) AS found,
          coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS came,
          coalesce(sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS went
        FROM every_entry e WHERE e.account_id = c.account_id AND e.seq > seqs.before
          AND e.seq <= seqs.last AND e.booked_at >= $2 AND e.booked_at < $3) AS sums
      WHERE c.user_id = ANY ($1::uuid[]) AND (c.opened_at < $3 OR seqs.last > 0)
        AND (c.closed_at IS NULL OR greatest(c.closed_at, a.last_booked_at) >= $2)
      ORDER BY c.account_id`,
    [userIds, from, until],
    { name: 'reckon-month' },
  );
  return rows;
}

type NewStatement = MonthFigures & Pick<KeptStatement, 'holder' | 'language'>;

export async function insertStatements(
  tx: Tx,
  { month, madeAt }: { month: CalendarDay; madeAt: Temporal.Instant },
  statements: readonly NewStatement[],
): Promise<void> {
  const { rowCount } = await tx.query(
    `INSERT INTO monthly_statement (account_id, month, holder, language, first_seq, last_seq,
       opening_minor, in_minor, out_minor, closing_minor, made_at)
     SELECT s.account_id, $1::date, s.holder, s.language, s.first, s.last, s.opening, s.came,
         s.went, s.closing, $2
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
         $9::bigint[], $10::bigint[], $11::bigint[])
         AS s (account_id, holder, language, first, last, opening, came, went, closing)`,
    [
      month,
      madeAt,
      statements.map(({ accountId }) => accountId),
      statements.map(({ holder }) => holder),
      statements.map(({ language }) => language),
      statements.map(({ firstSeq }) => firstSeq),
      statements.map(({ lastSeq }) => lastSeq),
      statements.map(({ openingMinor }) => openingMinor),
      statements.map(({ inMinor }) => inMinor),
      statements.map(({ outMinor }) => outMinor),
      statements.map(({ closingMinor }) => closingMinor),
    ],
    { name: 'insert-statements' },
  );
  invariant(rowCount === statements.length, 'every statement that was made is kept');
}

/** The place in the queue of customers whose month is done: its day, or `infinity` for none. */
export async function setStatementsFrom(
  tx: Tx,
  places: readonly { accountId: string; next: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE customer_account SET statements_from = p.next
       FROM unnest($1::uuid[], $2::date[]) AS p (account_id, next)
      WHERE customer_account.account_id = p.account_id`,
    [places.map(({ accountId }) => accountId), places.map(({ next }) => next)],
    { name: 'set-statements-from' },
  );
}

export async function findStatementsMailed(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ mailed: boolean }>(
    'SELECT statements_mailed AS mailed FROM users WHERE id = $1',
    [userId],
    { name: 'find-statements-mailed' },
  );
  return rows[0]?.mailed ?? false;
}

/** @returns whether that was a change. */
export async function setStatementsMailed(
  tx: Tx,
  userId: string,
  mailed: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE users SET statements_mailed = $2 WHERE id = $1 AND statements_mailed <> $2',
    [userId, mailed],
  );
  return rowCount === 1;
}
