import type { Tx } from '../db/database.ts';

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
