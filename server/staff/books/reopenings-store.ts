import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';

interface Reopening {
  id: string;
  fromDay: CalendarDay;
  reason: string;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
  decision: 'approved' | 'declined' | null;
}

const select = `SELECT r.id, r.from_day AS "fromDay", r.reason, r.proposed_by AS "proposedBy",
  u.username AS proposer, r.proposed_at AS "proposedAt", r.decision
  FROM day_reopening r JOIN users u ON u.id = r.proposed_by`;

/** Says whether a day is of a detached month, whose entries no proof compares with closings. */
export async function isDetached(tx: Tx, day: CalendarDay): Promise<boolean> {
  const { rows } = await tx.query(
    `SELECT FROM closed_day WHERE day = $1 AND from_at < (SELECT max(until_at) FROM detached_month)`,
    [day],
  );
  return rows.length > 0;
}

/** The one that waits for a second person, if one. */
export async function findWaitingReopening(db: Queryable): Promise<Reopening | undefined> {
  return (await db.query<Reopening>(`${select} WHERE r.decision IS NULL`)).rows[0];
}

/** A reopening locked for this transaction. */
export async function lockReopening(tx: Tx, id: string): Promise<Reopening | undefined> {
  return (await tx.query<Reopening>(`${select} WHERE r.id = $1 FOR UPDATE OF r`, [id])).rows[0];
}

type NewReopening = Pick<Reopening, 'id' | 'fromDay' | 'reason' | 'proposedBy' | 'proposedAt'>;

/** @returns false while another waits. */
export async function insertReopening(
  tx: Tx,
  { id, fromDay, reason, proposedBy, proposedAt }: NewReopening,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO day_reopening (id, from_day, reason, proposed_by, proposed_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [id, fromDay, reason, proposedBy, proposedAt],
  );
  return rowCount === 1;
}

interface Decided {
  id: string;
  decision: 'approved' | 'declined';
  by: string;
  at: Temporal.Instant;
}

/**
 * The caller holds its lock. From the commit of an approval on, the closings of its days no longer
 * count.
 */
export async function markReopeningDecided(
  tx: Tx,
  { id, decision, by, at }: Decided,
): Promise<void> {
  await tx.query(
    'UPDATE day_reopening SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1',
    [id, decision, by, at],
  );
}
