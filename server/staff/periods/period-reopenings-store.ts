import type { Period } from '../../../contract/values/periods.ts';
import type { Queryable, Tx } from '../../db/database.ts';

interface PeriodReopening {
  id: string;
  fromPeriod: Period;
  reason: string;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
  decision: 'approved' | 'declined' | null;
}

const select = `SELECT r.id, r.from_period AS "fromPeriod", r.reason, r.proposed_by AS "proposedBy",
  u.username AS proposer, r.proposed_at AS "proposedAt", r.decision
  FROM period_reopening r JOIN users u ON u.id = r.proposed_by`;

/** The one that waits for a second person, if one. */
export async function findWaitingPeriodReopening(
  db: Queryable,
): Promise<PeriodReopening | undefined> {
  return (await db.query<PeriodReopening>(`${select} WHERE r.decision IS NULL`)).rows[0];
}

/** A reopening locked for this transaction. */
export async function lockPeriodReopening(
  tx: Tx,
  id: string,
): Promise<PeriodReopening | undefined> {
  return (await tx.query<PeriodReopening>(`${select} WHERE r.id = $1 FOR UPDATE OF r`, [id]))
    .rows[0];
}

type NewReopening = Pick<
  PeriodReopening,
  'id' | 'fromPeriod' | 'reason' | 'proposedBy' | 'proposedAt'
>;

/** @returns false while another waits. */
export async function insertPeriodReopening(
  tx: Tx,
  { id, fromPeriod, reason, proposedBy, proposedAt }: NewReopening,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO period_reopening (id, from_period, reason, proposed_by, proposed_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [id, fromPeriod, reason, proposedBy, proposedAt],
  );
  return rowCount === 1;
}

interface Decided {
  id: string;
  decision: 'approved' | 'declined';
  by: string;
  at: Temporal.Instant;
}

/** The caller holds its lock. From the commit of an approval on, its sign-offs no longer count. */
export async function markPeriodReopeningDecided(
  tx: Tx,
  { id, decision, by, at }: Decided,
): Promise<void> {
  await tx.query(
    'UPDATE period_reopening SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1',
    [id, decision, by, at],
  );
}

/** The journals of the closed years that a reopening supersedes, latest first. */
export async function findYearEndsFrom(
  tx: Tx,
  reopeningId: string,
): Promise<{ year: Period; journalId: string }[]> {
  const { rows } = await tx.query<{ year: Period; journalId: string }>(
    `SELECT period AS year, journal_id AS "journalId" FROM closed_period_in_force
      WHERE journal_id IS NOT NULL
        AND place >= (SELECT place FROM period_reopening WHERE id = $1) ORDER BY place DESC`,
    [reopeningId],
  );
  return rows;
}
