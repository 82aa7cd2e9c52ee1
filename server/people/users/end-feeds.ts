import type { Tx } from '../../db/database.ts';

/**
 * Ends the connected apps of a customer, on every server at once: who let them in may have been a
 * thief.
 * @returns how many.
 */
export async function endFeedsOf(tx: Tx, userId: string, now: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query(
    'UPDATE feed SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL',
    [userId, now],
  );
  return rowCount;
}
