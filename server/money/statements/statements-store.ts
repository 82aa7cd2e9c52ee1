import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';
import type { JournalKind } from '../../ledger/plan.ts';

/** An entry with what its journal says about it. */
export interface StoredLine {
  seq: bigint;
  journalId: string;
  kind: JournalKind;
  reference: string;
  memo: string;
  bookedAt: Temporal.Instant;
  valueDate: CalendarDay;
  amountMinor: bigint;
  balanceMinor: bigint;
  /** The customer account on the other side, if there is one. */
  otherAccount: string | null;
}

/** Entries of an account from one number to another, both included, oldest first. */
export async function findStatementLines(
  db: Queryable,
  accountId: string,
  first: bigint,
  last: bigint,
): Promise<StoredLine[]> {
  const { rows } = await db.query<StoredLine>(
    `SELECT e.seq, e.journal_id AS "journalId", j.kind, j.reference, j.memo,
      e.booked_at AS "bookedAt", e.value_date AS "valueDate", e.amount AS "amountMinor",
       e.balance_after AS "balanceMinor", (SELECT min(c.number) FROM customer_account c
         WHERE c.account_id = ANY (j.accounts) AND c.account_id <> e.account_id) AS "otherAccount"
     FROM every_entry e JOIN journal j ON j.id = e.journal_id WHERE e.account_id = $1 AND e.seq BETWEEN $2
       AND $3 ORDER BY e.seq`,
    [accountId, first, last],
    { name: 'find-statement-lines' },
  );
  return rows;
}

type InstantOfAccount = Promise<Map<string, Temporal.Instant>>;

async function findInstants(
  db: Queryable,
  sql: string,
  name: string,
  accountIds: readonly string[],
): InstantOfAccount {
  const { rows } = await db.query<{ id: string; at: Temporal.Instant }>(sql, [accountIds], {
    name,
  });
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** When some accounts were opened. */
export function findOpenings(db: Queryable, accountIds: readonly string[]): InstantOfAccount {
  return findInstants(
    db,
    `SELECT account_id AS id, opened_at AS at FROM customer_account
      WHERE account_id = ANY ($1::uuid[])`,
    'find-openings',
    accountIds,
  );
}

/** When money was first booked on some accounts; an account without entries is left out. */
export function findFirstBookings(db: Queryable, accountIds: readonly string[]): InstantOfAccount {
  const sql = `SELECT account_id AS id, booked_at AS at FROM every_entry
    WHERE account_id = ANY ($1::uuid[])
      AND seq = 1`;
  return findInstants(db, sql, 'find-first-bookings', accountIds);
}

/** Counts the entries of an account. */
export async function countEntries(db: Queryable, accountId: string): Promise<bigint> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT entry_count AS count FROM account WHERE id = $1',
    [accountId],
    { name: 'count-entries' },
  );
  return rows[0]?.count ?? 0n;
}
