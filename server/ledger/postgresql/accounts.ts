import type { Tx } from '../../db/database.ts';
import type { NewAccount } from '../ledger.ts';
import { bankAccountId, customerChart } from '../chart.ts';
import { lockOwners } from './owners.ts';

export async function openAccount(
  tx: Tx,
  { id, glCode, ownerId, currency }: NewAccount,
): Promise<void> {
  await tx.query('INSERT INTO account (id, gl_code, owner_id, currency) VALUES ($1, $2, $3, $4)', [
    id,
    customerChart[glCode],
    ownerId,
    currency,
  ]);
}

export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ id: string; posted: bigint }>(
    'SELECT id, posted FROM account WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return new Map(rows.map(({ id, posted }) => [id, posted]));
}

export async function lockOwnerAccounts(tx: Tx, ownerId: string): Promise<void> {
  await lockOwners(tx, [ownerId]);
  await tx.query('SELECT FROM account WHERE owner_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    ownerId,
  ]);
}

export async function closeAccounts(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(`UPDATE account SET status = 'closed' WHERE owner_id = $1`, [ownerId]);
}

export async function unclaimedOf(tx: Tx, ownerId: string): Promise<bigint> {
  const { rows } = await tx.query<{ left: bigint }>(
    `WITH RECURSIVE own AS (SELECT e.journal_id FROM account a JOIN every_entry e ON e.account_id = a.id
      WHERE a.owner_id = $1),
       undoing AS (
         SELECT id, accounts, seqs FROM journal WHERE reverses IN (SELECT journal_id FROM own)
         UNION SELECT later.id, later.accounts, later.seqs
           FROM undoing JOIN journal later ON later.reverses = undoing.id
       ),
       theirs AS (
         SELECT accounts, seqs FROM journal WHERE kind = 'closing' AND id IN (SELECT journal_id
           FROM own)
         UNION ALL SELECT accounts, seqs FROM undoing
       )
     SELECT greatest(coalesce(sum(e.amount), 0), 0)::bigint AS left
       FROM theirs CROSS JOIN unnest(theirs.accounts, theirs.seqs) AS leg (account_id, seq)
       JOIN every_entry e ON e.account_id = leg.account_id AND e.seq = leg.seq WHERE e.account_id = $2`,
    [ownerId, bankAccountId('unclaimed_funds', 'USD')],
  );
  return rows[0]?.left ?? 0n;
}
