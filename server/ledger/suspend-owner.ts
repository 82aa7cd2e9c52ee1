import type { Tx } from '../db/database.ts';

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
