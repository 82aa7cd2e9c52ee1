import type { Tx } from '../db/database.ts';
import { bankAccountId } from './bank-accounts.ts';

/**
 * What unclaimed funds hold of one customer, whose accounts are closed: what the closing left there
 * and what has come back since, less what was taken again. In minor units, never below zero.
 */
export async function unclaimedOf(tx: Tx, ownerId: string): Promise<bigint> {
  const { rows } = await tx.query<{ left: bigint }>(
    `WITH own AS (SELECT e.journal_id FROM account a JOIN entry e ON e.account_id = a.id
      WHERE a.owner_id = $1),
       theirs AS (
         SELECT accounts, seqs FROM journal WHERE kind = 'closing' AND id IN (SELECT journal_id
           FROM own)
         UNION ALL SELECT accounts, seqs FROM journal WHERE reverses IN (SELECT journal_id FROM own)
       )
     SELECT greatest(coalesce(sum(e.amount), 0), 0)::bigint AS left
       FROM theirs CROSS JOIN unnest(theirs.accounts, theirs.seqs) AS leg (account_id, seq)
       JOIN entry e ON e.account_id = leg.account_id AND e.seq = leg.seq WHERE e.account_id = $2`,
    [ownerId, bankAccountId('unclaimed_funds', 'USD')],
  );
  return rows[0]?.left ?? 0n;
}
