import type { Tx } from '../db/database.ts';

/** Makes a customer known to the ledger: active, without approval, with an empty list. */
export async function openOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('INSERT INTO owner (id) VALUES ($1)', [ownerId]);
}
