import type { Currency } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { bankAccountId, type CustomerAccountName, customerChart } from './chart.ts';
import { lockOwner } from './owners.ts';

interface NewAccount {
  id: string;
  glCode: CustomerAccountName;
  ownerId: string;
  currency: Currency;
}

/** Opens a customer's account at zero, without overdraft. The owner must be known to the ledger. */
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

/**
 * Locks accounts for this transaction, in the order every posting does.
 * @returns what each holds until it ends, in minor units.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ id: string; posted: bigint }>(
    'SELECT id, posted FROM account WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return new Map(rows.map(({ id, posted }) => [id, posted]));
}

/**
 * Locks a customer and all their accounts for this transaction, in the order every posting does:
 * nothing can be paid in or out until it ends.
 */
export async function lockOwnerAccounts(tx: Tx, ownerId: string): Promise<void> {
  await lockOwner(tx, ownerId);
  await tx.query('SELECT FROM account WHERE owner_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    ownerId,
  ]);
}

/** Closes a customer's accounts. They must be empty: the database refuses otherwise. */
export async function closeAccounts(tx: Tx, ownerId: string): Promise<void> {
  await tx.query(`UPDATE account SET status = 'closed' WHERE owner_id = $1`, [ownerId]);
}

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
