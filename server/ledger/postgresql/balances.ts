import type { Queryable } from '../../db/database.ts';
import type { Balance, Entry, EntryRange } from '../ledger.ts';

export async function findBalances(
  queryable: Queryable,
  accountIds: readonly string[],
): Promise<Balance[]> {
  const { rows } = await queryable.query<Balance>(
    `SELECT id AS "accountId", posted AS "postedMinor", held AS "heldMinor",
      available(account) AS "availableMinor", entry_count AS "entryCount"
       FROM account WHERE id = ANY ($1::uuid[]) ORDER BY id`,
    [accountIds],
    { name: 'find-balances' },
  );
  return rows;
}

export async function balanceBefore(
  queryable: Queryable,
  accountId: string,
  instant: Temporal.Instant,
): Promise<bigint> {
  const { rows } = await queryable.query<{ balance: bigint }>(
    'SELECT ledger_balance_before($1, $2) AS balance',
    [accountId, instant],
    {
      name: 'balance-before',
    },
  );
  return rows[0]?.balance ?? 0n;
}

export async function findEntries(
  queryable: Queryable,
  accountId: string,
  fromSeq: bigint,
  toSeq: bigint,
): Promise<Entry[]> {
  const { rows } = await queryable.query<Entry>(
    `SELECT seq, amount AS "amountMinor", balance_after AS "balanceAfterMinor",
      booked_at AS "bookedAt", value_date AS "valueDate", journal_id AS "journalId"
       FROM every_entry WHERE account_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq DESC`,
    [accountId, fromSeq, toSeq],
    { name: 'find-entries' },
  );
  return rows;
}

export async function findEntryRange(
  queryable: Queryable,
  accountId: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<EntryRange> {
  const { rows } = await queryable.query<EntryRange>(
    'SELECT ledger_entries_before($1, $2) + 1 AS first, ledger_entries_before($1, $3) AS last',
    [accountId, from, until],
    { name: 'find-entry-range' },
  );
  return rows[0] ?? { first: 1n, last: 0n };
}
