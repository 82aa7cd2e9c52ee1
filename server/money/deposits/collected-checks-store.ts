import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';

export interface CollectedCheck {
  id: string;
  amountMinor: bigint;
}

/**
 * Accepted checks whose available date has come, locked; those another worker holds are left to it.
 */
export async function lockChecksToCollect(
  tx: Tx,
  { day, except, limit }: DueRows & { day: CalendarDay },
): Promise<CollectedCheck[]> {
  const { rows } = await tx.query<CollectedCheck>(
    `SELECT id, accepted_minor AS "amountMinor" FROM check_deposit
     WHERE status = 'accepted' AND collected_at IS NULL AND available_on <= $1
       AND id <> ALL($2::uuid[])
     ORDER BY available_on, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [day, except, limit],
  );
  return rows;
}

export async function markChecksCollected(
  tx: Tx,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE check_deposit SET collected_at = $2 WHERE id = ANY($1::uuid[])', [
    ids,
    at,
  ]);
}
