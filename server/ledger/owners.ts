import type { Tx } from '../db/database.ts';

/** Makes a customer known to the ledger: active, without approval, with an empty list. */
export async function openOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('INSERT INTO owner (id) VALUES ($1)', [ownerId]);
}

/**
 * Suspends a customer, or lifts it. Waits for postings under way and stops every later one that
 * requires an active owner.
 * @returns whether anything changed.
 */
export async function setSuspended(tx: Tx, ownerId: string, suspended: boolean): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE owner SET suspended = $2 WHERE id = $1 AND suspended <> $2',
    [ownerId, suspended],
  );
  return rowCount === 1;
}

/**
 * From now on this customer's payments to others need an approval: they have a PIN or second
 * factor.
 */
export async function requireApprovals(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('UPDATE owner SET approval_required = true WHERE id = $1', [ownerId]);
}

/**
 * Locks customers for this transaction, in the order every posting does: their accounts can be
 * neither closed nor paid from until it ends.
 */
export async function lockOwners(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  await tx.query('SELECT FROM owner WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    ownerIds,
  ]);
}

/** The same for one. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await lockOwners(tx, [ownerId]);
}
