import type { Queryable } from '../../db/database.ts';
import { tookTooLong } from '../../db/errors.ts';

/**
 * One line of the trial balance: an account of the bank, or all customers' accounts of a kind, in
 * one currency.
 */
export interface LineKey {
  code: string;
  currency: string;
}

export interface Movement extends LineKey {
  debitsMinor: bigint;
  creditsMinor: bigint;
  entries: bigint;
}

/**
 * Long ranges are added up in pieces, so that no single question takes long; smaller ones where the
 * database gives up on them.
 */
const pieceMs = 6 * 60 * 60 * 1000;

/** A second holds no more entries than a statement can add up in its time. */
const smallestPieceMs = 1000;

const movementsSql = `
  SELECT account.gl_code AS code, account.currency, sum(moved.debits)::bigint AS "debitsMinor",
    sum(moved.credits)::bigint AS "creditsMinor", sum(moved.entries)::bigint AS entries
    FROM (SELECT account_id, coalesce(-sum(amount)
      FILTER (WHERE amount < 0), 0) AS debits, coalesce(sum(amount)
      FILTER (WHERE amount > 0), 0) AS credits, count(*) AS entries
            FROM every_entry WHERE booked_at >= $1 AND booked_at < $2 GROUP BY account_id) AS moved
    JOIN account ON account.id = moved.account_id GROUP BY account.gl_code, account.currency`;

export const lineKey = ({ code, currency }: LineKey): string => `${code} ${currency}`;

async function readPiece(
  db: Queryable,
  start: Temporal.Instant,
  end: Temporal.Instant,
): Promise<Movement[] | 'too long'> {
  try {
    return (await db.query<Movement>(movementsSql, [start, end])).rows;
  } catch (error) {
    if (!tookTooLong(error) || end.since(start).total('milliseconds') <= smallestPieceMs)
      throw error;
    return 'too long';
  }
}

/**
 * Reads the bookings from one instant up to another (business time), per line. Reads the entries of
 * that time, not those before.
 */
export async function readMovements(
  db: Queryable,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Map<string, Movement>> {
  const sums = new Map<string, Movement>();
  let length = pieceMs;
  for (let start = from; Temporal.Instant.compare(start, until) < 0; ) {
    const next = start.add({ milliseconds: length });
    const end = Temporal.Instant.compare(next, until) < 0 ? next : until;
    const rows = await readPiece(db, start, end);
    if (rows === 'too long') {
      length = Math.max(Math.floor(end.since(start).total('milliseconds') / 2), smallestPieceMs);
      continue;
    }
    for (const row of rows) sums.set(lineKey(row), added(sums.get(lineKey(row)), row));
    start = end;
  }
  return sums;
}

function added(before: Movement | undefined, row: Movement): Movement {
  if (!before) return row;
  return {
    ...row,
    debitsMinor: before.debitsMinor + row.debitsMinor,
    creditsMinor: before.creditsMinor + row.creditsMinor,
    entries: before.entries + row.entries,
  };
}
