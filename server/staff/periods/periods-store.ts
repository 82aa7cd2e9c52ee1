import type { OpenItem } from '../../../contract/staff/periods.ts';
import { monthOf, type Period } from '../../../contract/values/periods.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** An open matter as it is kept: JSON has no whole numbers that are large enough for amounts. */
export type StoredItem = Omit<OpenItem, 'amount'> & { amountMinor: string | null };

export interface SignedPeriod {
  period: Period;
  generation: number;
  /** The username. */
  signer: string;
  signedAt: Temporal.Instant;
  open: StoredItem[];
  journalId: string | null;
  isInForce: boolean;
}

/** Every sign-off, those that were superseded, too, in the order of periods and of time. */
export async function findSignedPeriods(db: Queryable): Promise<SignedPeriod[]> {
  const { rows } = await db.query<SignedPeriod>(
    `SELECT closed.period, closed.generation, u.username AS signer, closed.signed_at AS "signedAt",
        closed.open, closed.journal_id AS "journalId", force.period IS NOT NULL AS "isInForce"
      FROM closed_period AS closed JOIN users u ON u.id = closed.signed_by
      LEFT JOIN closed_period_in_force AS force USING (period, generation)
     ORDER BY closed.place, closed.generation`,
  );
  return rows;
}

/** The sign-off in force of one period. */
export async function findClosedPeriod(
  db: Queryable,
  period: Period,
): Promise<Pick<SignedPeriod, 'signer'> | undefined> {
  const { rows } = await db.query<Pick<SignedPeriod, 'signer'>>(
    `SELECT u.username AS signer FROM closed_period_in_force AS closed
      JOIN users u ON u.id = closed.signed_by WHERE closed.period = $1`,
    [period],
  );
  return rows[0];
}

/** The last period that is closed, if one is. */
export async function findLastClosed(db: Queryable): Promise<Period | undefined> {
  const { rows } = await db.query<{ period: Period }>(
    'SELECT period FROM closed_period_in_force ORDER BY place DESC LIMIT 1',
  );
  return rows[0]?.period;
}

/** The first day that was ever closed: the books begin with it, in the middle of a month perhaps. */
export async function findFirstClosedDay(db: Queryable): Promise<CalendarDay | undefined> {
  const { rows } = await db.query<{ day: CalendarDay | null }>(
    'SELECT min(day) AS day FROM closed_day',
  );
  return rows[0]?.day ?? undefined;
}

export async function findFirstPeriod(db: Queryable): Promise<Period | undefined> {
  const day = await findFirstClosedDay(db);
  return day && monthOf(day);
}

/** The number of the last reopening of periods that was approved; 0 before the first. */
export async function findPeriodGeneration(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ generation: number }>(
    'SELECT coalesce(max(generation), 0) AS generation FROM period_reopening',
  );
  return rows[0]?.generation ?? 0;
}

interface NewPeriod extends Pick<SignedPeriod, 'period' | 'generation' | 'journalId' | 'open'> {
  signedBy: string;
  signedAt: Temporal.Instant;
}

/** The caller holds the lock of periods. The database refuses one whose turn it is not. */
export async function insertPeriod(
  tx: Tx,
  { period, generation, signedBy, signedAt, open, journalId }: NewPeriod,
): Promise<void> {
  await tx.query(
    `INSERT INTO closed_period (period, generation, signed_by, signed_at, open, journal_id)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    [period, generation, signedBy, signedAt, JSON.stringify(open), journalId],
  );
}
