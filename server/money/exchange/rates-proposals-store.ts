import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** After this long without a second person the first one gives them again. */
const waitsDays = 7;

export interface RatesProposal {
  day: CalendarDay;
  digest: Buffer;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
}

/** Those that wait, the newest first. */
export async function findRatesProposals(
  db: Queryable,
  now: Temporal.Instant,
): Promise<RatesProposal[]> {
  const { rows } = await db.query<RatesProposal>(
    `SELECT p.rate_day AS day, p.digest, p.proposed_by AS "proposedBy", u.username AS proposer,
      p.proposed_at AS "proposedAt"
      FROM rates_proposal p JOIN users u ON u.id = p.proposed_by
      WHERE p.proposed_at > $1 ORDER BY p.proposed_at DESC`,
    [now.subtract({ hours: waitsDays * 24 })],
  );
  return rows;
}

/** Given again by the same person, its wait begins again. */
export async function keepRatesProposal(
  tx: Tx,
  { day, digest, proposedBy, proposedAt }: Omit<RatesProposal, 'proposer'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO rates_proposal (rate_day, digest, proposed_by, proposed_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (rate_day, digest, proposed_by) DO UPDATE SET proposed_at = excluded.proposed_at`,
    [day, digest, proposedBy, proposedAt],
  );
}

/** Of a day that is booked nothing waits any more. */
export async function deleteRatesProposals(tx: Tx, day: CalendarDay): Promise<void> {
  await tx.query('DELETE FROM rates_proposal WHERE rate_day = $1', [day]);
}
