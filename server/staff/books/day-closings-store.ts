import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LineKey, Movement } from './movements.ts';

export interface DayClosing extends Movement {
  openingMinor: bigint;
  closingMinor: bigint;
}

/** Every account of the bank and every kind of customers' accounts, as lines. */
export interface BookLine extends LineKey {
  name: string;
  normalSide: 'debit' | 'credit';
  /** Null where the line is that of customers' accounts. */
  accountId: string | null;
}

export async function findBookLines(db: Queryable): Promise<BookLine[]> {
  const { rows } = await db.query<BookLine>(
    `SELECT gl.code, gl.name, gl.normal_side AS "normalSide", own.currency, own.id AS "accountId"
       FROM gl_account gl JOIN account own ON own.gl_code = gl.code AND own.owner_id IS NULL
     UNION ALL
     SELECT gl.code, gl.name, gl.normal_side, 'USD', NULL FROM gl_account gl
       WHERE gl.code IN ('2110', '2120', '2130')
     ORDER BY 1, 4 DESC`,
    [],
    { name: 'find-book-lines' },
  );
  return rows;
}

/** When the first entry was booked; money comes in through an account of the bank. */
export async function findFirstBooking(db: Queryable): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    `SELECT min(entry.booked_at) AS at FROM account JOIN every_entry AS entry ON entry.account_id = account.id
      AND entry.seq = 1 WHERE account.owner_id IS NULL`,
    [],
    { name: 'find-first-booking' },
  );
  return rows[0]?.at ?? undefined;
}

/** When the last entry was booked. */
export async function findLastBooking(db: Queryable): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    'SELECT max(last_booked_at) AS at FROM account WHERE owner_id IS NULL AND entry_count > 0',
    [],
    { name: 'find-last-booking' },
  );
  return rows[0]?.at ?? undefined;
}

export interface ClosedDay {
  day: CalendarDay;
  closedAt: Temporal.Instant;
  /** The first instant after it (business time), as it was closed with. */
  untilAt: Temporal.Instant;
  /** The number of the last reopening when it was closed. */
  generation: number;
}

/** The last closed day up to a day, itself included. */
export async function findClosedDay(
  db: Queryable,
  upTo: CalendarDay,
): Promise<ClosedDay | undefined> {
  const { rows } = await db.query<ClosedDay>(
    `SELECT day, closed_at AS "closedAt", until_at AS "untilAt", generation FROM closed_day_in_force
      WHERE day <= $1 ORDER BY day DESC LIMIT 1`,
    [upTo],
    { name: 'find-closed-day' },
  );
  return rows[0];
}

export async function findClosings(
  db: Queryable,
  { day, generation }: Pick<ClosedDay, 'day' | 'generation'>,
): Promise<DayClosing[]> {
  const { rows } = await db.query<DayClosing>(
    `SELECT gl_code AS code, currency, opening AS "openingMinor", debits AS "debitsMinor",
      credits AS "creditsMinor", closing AS "closingMinor", entries
       FROM day_closing WHERE day = $1 AND generation = $2`,
    [day, generation],
    { name: 'find-closings' },
  );
  return rows;
}

/** The number of the last reopening that was approved; 0 before the first. */
export async function findGeneration(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ generation: number }>(
    'SELECT coalesce(max(generation), 0) AS generation FROM day_reopening',
  );
  return rows[0]?.generation ?? 0;
}

interface Closing {
  day: CalendarDay;
  fromAt: Temporal.Instant;
  untilAt: Temporal.Instant;
  /** As it was before the day was reckoned. */
  generation: number;
  closedAt: Temporal.Instant;
  lines: readonly DayClosing[];
}

/**
 * Closes a day whose period is locked.
 * @returns false when another server was first, or days were reopened since.
 */
export async function insertClosing(
  tx: Tx,
  { day, fromAt, untilAt, generation, closedAt, lines }: Closing,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO closed_day (day, generation, from_at, until_at, closed_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [day, generation, fromAt, untilAt, closedAt],
  );
  if (rowCount === 0) return false;
  await tx.query(
    `INSERT INTO day_closing (day, generation, gl_code, currency, opening, debits, credits, closing,
      entries)
     SELECT $1, $2, line.* FROM unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[],
       $7::bigint[], $8::bigint[], $9::bigint[]) AS line`,
    [
      day,
      generation,
      lines.map(({ code }) => code),
      lines.map(({ currency }) => currency),
      lines.map(({ openingMinor }) => openingMinor),
      lines.map(({ debitsMinor }) => debitsMinor),
      lines.map(({ creditsMinor }) => creditsMinor),
      lines.map(({ closingMinor }) => closingMinor),
      lines.map(({ entries }) => entries),
    ],
  );
  return true;
}
