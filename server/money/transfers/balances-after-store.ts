import type { Queryable } from '../../db/database.ts';
import { releaseIdOf } from './payment-review.ts';
import type { TransferRow } from './transfer-row.ts';

/** An order and the own account that it is seen from. */
export interface SeenOrder extends Pick<TransferRow, 'id' | 'journalId'> {
  accountId: string | null;
}

/**
 * The balance of the account right after each order, by the order; what moved no money on it is
 * left out.
 */
export async function findBalancesAfter(
  db: Queryable,
  orders: readonly SeenOrder[],
): Promise<Map<string, bigint>> {
  const booked = orders.flatMap(({ id, journalId, accountId }) =>
    // After a review the payee is credited by a journal of its own.
    journalId && accountId
      ? [journalId, releaseIdOf(id)].map((journal) => ({ id, journal, accountId }))
      : [],
  );
  if (booked.length === 0) return new Map();
  // The moment finds the month of an entry: without it the table of every month is looked through.
  const { rows } = await db.query<{ id: string; balance: bigint }>(
    `SELECT DISTINCT ON (asked.id) asked.id, e.balance_after AS balance
      FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS asked (id, journal_id, account_id)
      JOIN journal j ON j.id = asked.journal_id
      CROSS JOIN LATERAL unnest(j.accounts, j.seqs) AS leg (account_id, seq)
      JOIN every_entry e ON e.account_id = leg.account_id AND e.seq = leg.seq
        AND e.booked_at = j.booked_at
      WHERE leg.account_id = asked.account_id
      ORDER BY asked.id, leg.seq DESC`,
    [
      booked.map(({ id }) => id),
      booked.map(({ journal }) => journal),
      booked.map(({ accountId }) => accountId),
    ],
    { name: 'find-balances-after' },
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
