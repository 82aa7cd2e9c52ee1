import type { CalendarDay } from '../../contract/calendar-day.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { LineKey, Movement } from './movements.ts';

export interface DayClosing extends Movement {
  openingMinor: bigint;
  closingMinor: bigint;
}

/** Every account of the bank and every kind of customers' accounts, as lines. */
export interface BookLine extends LineKey {
  name: string;
  normalSide: 'debit' | 'credit';
  /** Null where the line stands for customers' accounts. */
  accountId: string | null;
}

export async function findBookLines(db: Queryable): Promise<BookLine[]> {
  const { rows } = await db.query<BookLine>(
    `SELECT gl.code, gl.name, gl.normal_side AS "normalSide", own.currency, own.id AS "accountId"
       FROM gl_account gl JOIN account own ON own.gl_code = gl.code AND own.owner_id IS NULL
     UNION ALL
     SELECT gl.code, gl.name, gl.normal_side, 'USD', NULL FROM gl_account gl WHERE gl.code IN ('2110', '2120', '2130')
     ORDER BY 1, 4 DESC`,
    [],
    { name: 'find-book-lines' },
  );
  return rows;
}

/** When the first entry was booked; money comes in through an account of the bank. */
export async function findFirstBooking(db: Queryable): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>(
    'SELECT min(entry.booked_at) AS at FROM account JOIN entry ON entry.account_id = account.id AND entry.seq = 1 WHERE account.owner_id IS NULL',
    [],
    { name: 'find-first-booking' },
  );
  return rows[0]?.at ?? undefined;
}

/** The last closed day up to a day, itself included. */
export async function findClosedDay(db: Queryable, upTo: CalendarDay): Promise<{ day: CalendarDay; closedAt: Temporal.Instant } | undefined> {
  const { rows } = await db.query<{ day: CalendarDay; closedAt: Temporal.Instant }>(
    'SELECT day, closed_at AS "closedAt" FROM closed_day WHERE day <= $1 ORDER BY day DESC LIMIT 1',
    [upTo],
    { name: 'find-closed-day' },
  );
  return rows[0];
}

export async function findClosings(db: Queryable, day: CalendarDay): Promise<DayClosing[]> {
  const { rows } = await db.query<DayClosing>(
    `SELECT gl_code AS code, currency, opening AS "openingMinor", debits AS "debitsMinor", credits AS "creditsMinor", closing AS "closingMinor", entries
       FROM day_closing WHERE day = $1`,
    [day],
    { name: 'find-closings' },
  );
  return rows;
}

/** Closes a day. @returns false when another server was first. */
export async function insertClosings(tx: Tx, day: CalendarDay, closings: readonly DayClosing[], at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query('INSERT INTO closed_day (day, closed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, at]);
  if (rowCount === 0) return false;
  await tx.query(
    `INSERT INTO day_closing (day, gl_code, currency, opening, debits, credits, closing, entries)
     SELECT $1, line.* FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[]) AS line`,
    [
      day,
      closings.map(({ code }) => code),
      closings.map(({ currency }) => currency),
      closings.map(({ openingMinor }) => openingMinor),
      closings.map(({ debitsMinor }) => debitsMinor),
      closings.map(({ creditsMinor }) => creditsMinor),
      closings.map(({ closingMinor }) => closingMinor),
      closings.map(({ entries }) => entries),
    ],
  );
  return true;
}
