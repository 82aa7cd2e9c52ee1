import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { invariant } from '../../base/invariant.ts';
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
  /** Its place in the queue: that day as it is kept. */
  queuedFrom: string;
}

const columns = `c.account_id AS "accountId", c.user_id AS "userId", c.number,
  c.interest_from::text AS "queuedFrom",
  coalesce(nullif(u.full_name, ''), u.username) AS holder,
  CASE WHEN c.interest_from > '-infinity' THEN c.interest_from::text
       ELSE (SELECT (e.booked_at AT TIME ZONE '${bankTimeZone}')::date::text FROM every_entry e
         WHERE e.account_id = c.account_id AND e.seq = 1) END AS "interestFrom"`;
// A lock under which bills and checks may still name the account: a posting that writes one holds
// the ledger's locks already.
const openSavings = `customer_account c JOIN users u ON u.id = c.user_id WHERE c.kind = 'savings'
  AND c.closed_at IS NULL`;

type QueuePlace = Pick<EarningAccount, 'queuedFrom' | 'accountId'>;

/** Before every account. */
export const frontOfQueue: QueuePlace = {
  queuedFrom: '-infinity',
  accountId: '00000000-0000-0000-0000-000000000000',
};

/**
 * Locks, for this transaction, open savings accounts with days before `until` that were not
 * credited; leaves to another worker those that it holds. Begins behind a place in the queue: the
 * index keeps those credited before it for as long as a transaction reads an old state of the bank.
 */
export async function lockEarningAccounts(
  tx: Tx,
  until: CalendarDay,
  { except, limit, behind }: DueRows & { behind: QueuePlace },
): Promise<EarningAccount[]> {
  const { rows } = await tx.query<EarningAccount>(
    `SELECT ${columns} FROM ${openSavings} AND c.interest_from < $1::date
      AND c.account_id <> ALL ($3::uuid[]) AND (c.interest_from, c.account_id) > ($4::date, $5::uuid)
      ORDER BY c.interest_from, c.account_id LIMIT $2 FOR NO KEY UPDATE OF c SKIP LOCKED`,
    [until, limit, [...except], behind.queuedFrom, behind.accountId],
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

/** Accounts of a batch and the first day of each that is not credited yet. */
export async function setInterestFrom(
  tx: Tx,
  credited: readonly { accountId: string; dueOn: CalendarDay }[],
): Promise<void> {
  await tx.query(
    `UPDATE customer_account SET interest_from = c.day
       FROM unnest($1::uuid[], $2::date[]) AS c (account_id, day)
      WHERE customer_account.account_id = c.account_id`,
    [credited.map(({ accountId }) => accountId), credited.map(({ dueOn }) => dueOn)],
    { name: 'set-interest-from' },
  );
}

/** Days of an account, the last one left out. */
export interface AccountPeriod {
  accountId: string;
  from: CalendarDay;
  until: CalendarDay;
}

/** A balance at the end of a day, and of those after it until the next is named. */
export interface BalanceChange {
  accountId: string;
  day: CalendarDay;
  balanceMinor: bigint;
}

/** An account with more entries than this in a period is asked day by day instead. */
const entriesRead = 100;

/**
 * The balances of accounts over periods: as each stood before its first day, and at the end of each
 * day that changed it, in order. Both ends are found by halving and what lies between is read, so
 * that neither a long history nor a busy month costs more than its days.
 */
export async function findBalanceChanges(
  db: Queryable,
  periods: readonly AccountPeriod[],
): Promise<BalanceChange[]> {
  const { rows } = await db.query<BalanceChange>(
    `SELECT p.account_id AS "accountId", stood.day::text AS day,
        coalesce(stood.balance, 0) AS "balanceMinor"
       FROM unnest($1::uuid[], $2::date[], $3::date[]) WITH ORDINALITY
         AS p (account_id, from_day, until_day, place) JOIN account a ON a.id = p.account_id
      CROSS JOIN LATERAL (SELECT from_day::timestamp AT TIME ZONE $4 AS from_at,
        until_day::timestamp AT TIME ZONE $4 AS until_at) AS at
      CROSS JOIN LATERAL (SELECT
        CASE WHEN last_booked_at < from_at THEN entry_count
          ELSE ledger_entries_before(p.account_id, from_at) END AS first,
        CASE WHEN last_booked_at < until_at THEN entry_count
          ELSE ledger_entries_before(p.account_id, until_at) END AS last OFFSET 0) AS seqs
      CROSS JOIN LATERAL (
        SELECT from_day - 1 AS day, (SELECT balance_after FROM every_entry AS entry
          WHERE entry.account_id = p.account_id AND seq = first) AS balance
        UNION ALL
        (SELECT DISTINCT ON (seen.day) seen.day, seen.balance_after FROM (
           SELECT (booked_at AT TIME ZONE $4)::date AS day, balance_after, seq FROM every_entry AS entry
            WHERE entry.account_id = p.account_id AND seq > first AND seq <= last
              AND booked_at >= from_at AND booked_at < until_at AND last - first <= $5) AS seen
          ORDER BY seen.day, seq DESC)
        UNION ALL
        SELECT each.day, ledger_balance_before(p.account_id,
            (each.day + 1)::timestamp AT TIME ZONE $4)
          FROM (SELECT from_day + n AS day FROM generate_series(0, until_day - from_day - 1) AS n)
            AS each WHERE last - first > $5) AS stood
      ORDER BY p.place, stood.day`,
    [
      periods.map(({ accountId }) => accountId),
      periods.map(({ from }) => from),
      periods.map(({ until }) => until),
      bankTimeZone,
      entriesRead,
    ],
    { name: 'find-balance-changes' },
  );
  return rows;
}

interface LateCredit {
  accountId: string;
  dueOn: CalendarDay;
  creditedOn: CalendarDay;
  amountMinor: bigint;
}

/** Interest that was booked on a later day than it was due. */
export async function findLateCredits(
  db: Queryable,
  accountIds: readonly string[],
): Promise<LateCredit[]> {
  const { rows } = await db.query<LateCredit>(
    `SELECT account_id AS "accountId", due_on::text AS "dueOn", credited_on::text AS "creditedOn",
      amount_minor AS "amountMinor"
       FROM interest_credit WHERE account_id = ANY ($1::uuid[]) AND credited_on > due_on`,
    [accountIds],
    { name: 'find-late-credits' },
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
export async function insertInterestCredits(
  tx: Tx,
  credits: readonly InterestCredit[],
): Promise<void> {
  const { rowCount } = await tx.query(
    `INSERT INTO interest_credit (account_id, due_on, credited_on, amount_minor, transfer_id)
     SELECT c.account_id, c.due_on, journal.business_date, c.amount, journal.id
       FROM unnest($1::uuid[], $2::date[], $3::bigint[], $4::uuid[])
         AS c (account_id, due_on, amount, id) JOIN journal ON journal.id = c.id`,
    [
      credits.map(({ accountId }) => accountId),
      credits.map(({ dueOn }) => dueOn),
      credits.map(({ amountMinor }) => amountMinor),
      credits.map(({ transferId }) => transferId),
    ],
    { name: 'insert-interest-credits' },
  );
  invariant(rowCount === credits.length, 'interest that was posted has its journal');
}

/** Sums the interest that was credited since a day, by account. */
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
