import { bankTimeZone } from '../../../contract/bank-zone.ts';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';

/** A savings account whose interest is not credited up to today. */
export interface EarningAccount {
  accountId: string;
  userId: string;
  number: string;
  holder: string;
  /** The first day not credited yet; null when nothing was ever booked on it. */
  interestFrom: CalendarDay | null;
}

const columns = `c.account_id AS "accountId", c.user_id AS "userId", c.number,
  coalesce(nullif(u.full_name, ''), u.username) AS holder,
  CASE WHEN c.interest_from > '-infinity' THEN c.interest_from::text
       ELSE (SELECT (e.booked_at AT TIME ZONE '${bankTimeZone}')::date::text FROM entry e
         WHERE e.account_id = c.account_id AND e.seq = 1) END AS "interestFrom"`;
// A lock under which bills and checks may still name the account: a posting that writes one holds
// the ledger's locks already.
const openSavings = `customer_account c JOIN users u ON u.id = c.user_id WHERE c.kind = 'savings'
  AND c.closed_at IS NULL`;

/**
 * Open savings accounts with days before `until` that were not credited, locked for this
 * transaction; those another worker holds are left to it.
 */
export async function lockEarningAccounts(
  tx: Tx,
  until: CalendarDay,
  { except, limit }: DueRows,
): Promise<EarningAccount[]> {
  const { rows } = await tx.query<EarningAccount>(
    `SELECT ${columns} FROM ${openSavings} AND c.interest_from < $1::date
      AND c.account_id <> ALL ($3::uuid[])
      ORDER BY c.interest_from, c.account_id LIMIT $2 FOR NO KEY UPDATE OF c SKIP LOCKED`,
    [until, limit, [...except]],
  );
  return rows;
}

/** The open savings accounts of one person, locked: this waits for a job that credits them. */
export async function lockEarningAccountsOf(tx: Tx, userId: string): Promise<EarningAccount[]> {
  const { rows } = await tx.query<EarningAccount>(
    `SELECT ${columns} FROM ${openSavings} AND c.user_id = $1
      ORDER BY c.account_id FOR NO KEY UPDATE OF c`,
    [userId],
  );
  return rows;
}

export async function setInterestFrom(tx: Tx, accountId: string, day: CalendarDay): Promise<void> {
  await tx.query('UPDATE customer_account SET interest_from = $2::date WHERE account_id = $1', [
    accountId,
    day,
  ]);
}

interface AccountDays {
  accountId: string;
  days: readonly CalendarDay[];
}

/** An account's balance at the end of a day. */
export interface DayBalance {
  accountId: string;
  day: CalendarDay;
  balanceMinor: bigint;
}

/**
 * Balances at the end of days, each found by halving, however long the history. Interest that was
 * booked late counts from the day it was due, so that a bank that was down pays what one pays that
 * was not.
 */
export async function findDayBalances(
  db: Queryable,
  asked: readonly AccountDays[],
): Promise<DayBalance[]> {
  const pairs = asked.flatMap(({ accountId, days }) => days.map((day) => ({ accountId, day })));
  const { rows } = await db.query<DayBalance>(
    `SELECT p.account_id AS "accountId", p.day, (coalesce(ledger_balance_before(p.account_id,
      (p.day::date + 1)::timestamp AT TIME ZONE $3), 0)
        + coalesce((SELECT sum(i.amount_minor) FROM interest_credit i
                     WHERE i.account_id = p.account_id AND i.credited_on > i.due_on
                       AND i.credited_on > p.day::date AND i.due_on <= p.day::date), 0))::bigint
        AS "balanceMinor"
       FROM unnest($1::uuid[], $2::text[]) AS p (account_id, day)`,
    [pairs.map(({ accountId }) => accountId), pairs.map(({ day }) => day), bankTimeZone],
    { name: 'find-day-balances' },
  );
  return rows;
}

interface InterestCredit {
  accountId: string;
  dueOn: CalendarDay;
  amountMinor: bigint;
  /** Also its journal's. */
  transferId: string;
}

/**
 * Interest that was posted in this transaction, with the day it was booked on, which may be a later
 * one than its plan said.
 */
export async function insertInterestCredit(
  tx: Tx,
  { accountId, dueOn, amountMinor, transferId }: InterestCredit,
): Promise<void> {
  await tx.query(
    `INSERT INTO interest_credit (account_id, due_on, credited_on, amount_minor, transfer_id)
     SELECT $1, $2::date, business_date, $3, id FROM journal WHERE id = $4`,
    [accountId, dueOn, amountMinor, transferId],
  );
}

/** What was credited since a day, by account. */
export async function sumInterestSince(
  db: Queryable,
  accountIds: readonly string[],
  since: CalendarDay,
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ accountId: string; sum: bigint }>(
    `SELECT account_id AS "accountId", sum(amount_minor)::bigint AS sum FROM interest_credit
      WHERE account_id = ANY($1::uuid[]) AND due_on >= $2::date GROUP BY account_id`,
    [accountIds, since],
    { name: 'sum-interest-since' },
  );
  return new Map(rows.map(({ accountId, sum }) => [accountId, sum]));
}
