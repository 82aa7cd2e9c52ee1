import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { JournalKind } from '../../ledger/plan.ts';

/** An entry with what its journal says about it. */
export interface StoredLine {
  seq: bigint;
  kind: JournalKind;
  reference: string;
  memo: string;
  bookedAt: Temporal.Instant;
  valueDate: CalendarDay;
  amountMinor: bigint;
  balanceMinor: bigint;
  /** The number of the customer account that a transfer inside the bank came from. */
  fromAccount: string | null;
  /** Its journal has more legs than two: a payment with a fee or in another currency. */
  hasMoreLegs: boolean;
}

/**
 * Entries of an account from one number to another, both included, oldest first. The limit says
 * how few they are: without it PostgreSQL plans for a share of the account, and begins with
 * processes and compiled code that cost more than the rows.
 */
export async function findStatementLines(
  db: Queryable,
  accountId: string,
  first: bigint,
  last: bigint,
): Promise<StoredLine[]> {
  const { rows } = await db.query<StoredLine>(
    `SELECT e.seq, j.kind, j.reference, j.memo, e.booked_at AS "bookedAt",
       e.value_date AS "valueDate", e.amount AS "amountMinor", e.balance_after AS "balanceMinor",
       CASE WHEN j.kind = 'local_transfer' AND e.amount > 0
         THEN (SELECT min(c.number) FROM customer_account c WHERE c.account_id = ANY (j.accounts)
           AND c.account_id <> e.account_id) END AS "fromAccount",
       j.accounts[3] IS NOT NULL AS "hasMoreLegs"
     FROM every_entry e JOIN journal j ON j.id = e.journal_id
     WHERE e.account_id = $1 AND e.seq BETWEEN $2 AND $3 ORDER BY e.seq LIMIT $3 - $2 + 1`,
    [accountId, first, last],
    { name: 'find-statement-lines' },
  );
  return rows;
}

/** The other legs of a payment with a fee or in another currency. */
export interface StoredMore {
  seq: bigint;
  /** The fee that its journal booked as the bank's income, negative where it was given back. */
  feeMinor: bigint | null;
  /** The amount that its journal moved in another currency than US dollars, without a sign. */
  foreignMinor: bigint | null;
  foreignCurrency: Currency | null;
}

/** Finds the fees and the amounts in other currencies that journals of an account's entries booked. */
export async function findMore(
  db: Queryable,
  accountId: string,
  seqs: readonly bigint[],
): Promise<StoredMore[]> {
  const { rows } = await db.query<StoredMore>(
    `SELECT e.seq, sum(own.amount) FILTER (WHERE a.id = $3)::bigint AS "feeMinor",
       max(abs(own.amount)) FILTER (WHERE a.currency <> 'USD') AS "foreignMinor",
       max(a.currency) FILTER (WHERE a.currency <> 'USD') AS "foreignCurrency"
     FROM every_entry e JOIN journal j ON j.id = e.journal_id
     CROSS JOIN unnest(j.accounts, j.seqs) AS leg (account_id, seq)
     JOIN account a ON a.id = leg.account_id AND (a.id = $3 OR a.currency <> 'USD')
     JOIN every_entry own ON own.account_id = leg.account_id AND own.seq = leg.seq
       AND own.booked_at = j.booked_at
     WHERE e.account_id = $1 AND e.seq = ANY ($2::bigint[]) GROUP BY e.seq`,
    [accountId, seqs, bankAccountId('fee_income', 'USD')],
    { name: 'find-more-of-statement-lines' },
  );
  return rows;
}

/** When the entries next to one were booked, also where it is not there itself. */
export async function findBookingsAround(
  db: Queryable,
  accountId: string,
  seq: bigint,
): Promise<{ before: Temporal.Instant | null; after: Temporal.Instant | null }> {
  const { rows } = await db.query<{
    before: Temporal.Instant | null;
    after: Temporal.Instant | null;
  }>(
    `SELECT (SELECT booked_at FROM every_entry WHERE account_id = $1 AND seq < $2
        ORDER BY seq DESC LIMIT 1) AS before,
      (SELECT booked_at FROM every_entry WHERE account_id = $1 AND seq > $2
        ORDER BY seq LIMIT 1) AS after`,
    [accountId, seq],
    { name: 'find-bookings-around' },
  );
  return rows[0] ?? { before: null, after: null };
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
