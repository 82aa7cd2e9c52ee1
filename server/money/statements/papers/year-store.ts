import type { Queryable } from '../../../db/database.ts';
import { bankAccountId } from '../../../ledger/chart.ts';

/** The sums of some entries of an account: interest and fees are among what came in and went out. */
export interface YearSums {
  /** The entries that were found. */
  found: bigint;
  inMinor: bigint;
  /** Below zero. */
  outMinor: bigint;
  interestMinor: bigint;
  /** Below zero; fees that were given back count against it. */
  feesMinor: bigint;
}

export const noSums: YearSums = {
  found: 0n,
  inMinor: 0n,
  outMinor: 0n,
  interestMinor: 0n,
  feesMinor: 0n,
};

export const addSums = (one: YearSums, other: YearSums): YearSums => ({
  found: one.found + other.found,
  inMinor: one.inMinor + other.inMinor,
  outMinor: one.outMinor + other.outMinor,
  interestMinor: one.interestMinor + other.interestMinor,
  feesMinor: one.feesMinor + other.feesMinor,
});

/**
 * Sums entries of an account from one number to another, both included. A fee is found as on a
 * statement: it is the payer's, whose money moved against the bank's income.
 */
export async function sumEntries(
  db: Queryable,
  accountId: string,
  first: bigint,
  last: bigint,
): Promise<YearSums> {
  const { rows } = await db.query<YearSums>(
    `SELECT count(*) AS found,
      coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS "inMinor",
      coalesce(sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS "outMinor",
      coalesce(sum(e.amount) FILTER (WHERE coalesce(undone.kind, j.kind) = 'interest'), 0)::bigint
        AS "interestMinor",
      coalesce(sum(CASE WHEN j.kind = 'fee' THEN e.amount
        WHEN more.fee > 0 AND e.amount < -more.fee THEN -more.fee
        WHEN more.fee < 0 AND e.amount > -more.fee THEN -more.fee END), 0)::bigint AS "feesMinor"
       FROM every_entry e JOIN journal j ON j.id = e.journal_id
       LEFT JOIN journal undone ON undone.id = j.reverses
       LEFT JOIN LATERAL (SELECT sum(own.amount) AS fee FROM unnest(j.accounts, j.seqs)
           AS leg (account_id, seq) JOIN every_entry own ON own.account_id = leg.account_id
             AND own.seq = leg.seq AND own.booked_at = j.booked_at
           WHERE cardinality(j.accounts) > 2 AND leg.account_id = $4) AS more ON true
      WHERE e.account_id = $1 AND e.seq BETWEEN $2 AND $3`,
    [accountId, first, last, bankAccountId('fee_income', 'USD')],
    { name: 'sum-entries' },
  );
  return rows[0] ?? noSums;
}
