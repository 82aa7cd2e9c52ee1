import type { Tx } from '../db/database.ts';

/**
 * From now on this customer's payments to others need an approval: they have a PIN or second
 * factor.
 */
export async function requireApprovals(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('UPDATE owner SET approval_required = true WHERE id = $1', [ownerId]);
}
