import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
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

/** Those that wait, the newest first; without `now` also those that count no more. */
export async function findRatesProposals(
  db: Queryable,
  now?: Temporal.Instant,
): Promise<RatesProposal[]> {
  const { rows } = await db.query<RatesProposal>(
    `SELECT p.rate_day AS day, p.digest, p.proposed_by AS "proposedBy", u.username AS proposer,
      p.proposed_at AS "proposedAt"
      FROM rates_proposal p JOIN users u ON u.id = p.proposed_by
      WHERE $1::timestamptz IS NULL OR p.proposed_at > $1 ORDER BY p.proposed_at DESC`,
    [now?.subtract({ hours: waitsDays * 24 }) ?? null],
  );
  return rows;
}

/** Given again by the same person, it waits on as before; after a week its wait begins again. */
export async function keepRatesProposal(
  tx: Tx,
  { day, digest, proposedBy, proposedAt }: Omit<RatesProposal, 'proposer'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO rates_proposal (rate_day, digest, proposed_by, proposed_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (rate_day, digest, proposed_by) DO UPDATE SET proposed_at = excluded.proposed_at
       WHERE rates_proposal.proposed_at <= $5`,
    [day, digest, proposedBy, proposedAt, proposedAt.subtract({ hours: waitsDays * 24 })],
  );
}

/** @returns true where the proposal was still waiting. */
export async function deleteRatesProposal(
  tx: Tx,
  { day, digest, proposedBy }: Pick<RatesProposal, 'day' | 'digest' | 'proposedBy'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'DELETE FROM rates_proposal WHERE rate_day = $1 AND digest = $2 AND proposed_by = $3',
    [day, digest, proposedBy],
  );
  return rowCount === 1;
}

/** Of a day that is booked nothing waits any more. */
export async function deleteRatesProposals(tx: Tx, day: CalendarDay): Promise<void> {
  await tx.query('DELETE FROM rates_proposal WHERE rate_day = $1', [day]);
}
