import type { CalendarDay } from '../../contract/values/calendar-day.ts';
import type { Queryable } from '../db/database.ts';
import type { ProvenInvariant } from './find-broken.ts';

/** A closed day as a proof of its night found it. */
export interface ProvenDay {
  day: CalendarDay;
  generation: number;
  entries: bigint;
  digest: string;
}

/** Of no entries at all. */
const emptyDigest = '0 0';

// Bytes that no setting of a session changes, and a sum, which has no order: a day is hashed in one
// pass over its entries, wherever they lie.
const half = (from: number): string =>
  `coalesce(sum(('x' || encode(substring(hash FROM ${from} FOR 8), 'hex'))::bit(64)::bigint), 0)`;
const hashedEntries = (
  entries: string,
): string => `SELECT booked_at, sha256(uuid_send(account_id) || int8send(seq)
  || int8send(amount) || int8send(balance_after) || timestamptz_send(booked_at)
  || date_send(value_date) || uuid_send(journal_id)) AS hash FROM ${entries} AS entry`;

/** Number and digest of each closed day of some, given as rows of closed_day, one for each day. */
const digestsOf = (closedDays: string, entries: string): string => `
  WITH days AS MATERIALIZED (${closedDays}),
    closed AS (SELECT array_agg(from_at ORDER BY day) AS starts, array_agg(day ORDER BY day) AS days,
      min(from_at) AS from_at, max(until_at) AS until_at FROM days),
    hashed AS (SELECT closed.days[width_bucket(booked_at, closed.starts)] AS day,
        count(*) AS entries, ${half(1)} || ' ' || ${half(9)} AS digest
      FROM closed CROSS JOIN LATERAL (${hashedEntries(entries)}
        WHERE booked_at >= closed.from_at AND booked_at < closed.until_at) AS entry GROUP BY 1)
  SELECT days.day, days.generation, coalesce(hashed.entries, 0) AS entries,
    coalesce(hashed.digest, '${emptyDigest}') AS digest FROM days LEFT JOIN hashed USING (day)`;

const notProven = `SELECT day, generation, from_at, until_at FROM closed_day_in_force AS closed
  WHERE NOT EXISTS (SELECT FROM proven_day WHERE proven_day.day = closed.day
    AND proven_day.generation = closed.generation)`;

/** Days that are closed and were not proven yet, as a snapshot has them. */
export async function readDaysToProve(db: Queryable): Promise<ProvenDay[]> {
  return (await db.query<ProvenDay>(digestsOf(notProven, 'entry'))).rows;
}

export interface ProvenUntil {
  /** The last of the days that were proven one after the other. */
  day: CalendarDay;
  generation: number;
  untilAt: Temporal.Instant;
}

/** Where the days begin that a recent proof reads; undefined where no day is proven. */
export async function findProvenUntil(db: Queryable): Promise<ProvenUntil | undefined> {
  const { rows } = await db.query<ProvenUntil>(
    `SELECT day, generation, until_at AS "untilAt" FROM closed_day_in_force
      WHERE day < coalesce((SELECT min(day) FROM (${notProven}) AS later), 'infinity')
      ORDER BY day DESC LIMIT 1`,
  );
  return rows[0];
}

/** Keeps what was proven; a second server's, or a second proof's, of the same night says the same. */
export async function insertProvenDays(
  db: Queryable,
  proofId: string,
  days: readonly ProvenDay[],
): Promise<void> {
  if (days.length === 0) return;
  await db.query(
    `INSERT INTO proven_day (day, generation, proof_id, entries, digest)
     SELECT d.day, d.generation, $1, d.entries, d.digest
       FROM unnest($2::date[], $3::integer[], $4::bigint[], $5::text[])
         AS d (day, generation, entries, digest) ON CONFLICT DO NOTHING`,
    [
      proofId,
      days.map(({ day }) => day),
      days.map(({ generation }) => generation),
      days.map(({ entries }) => entries),
      days.map(({ digest }) => digest),
    ],
  );
}

/** The days that a promise about proven ones looks at, and where their entries are. */
interface ProvenSpan {
  entries: string;
  /** Instants, as SQL. */
  since: string;
  until?: string;
}

/**
 * An entry of a proven day is not what it was that night. A reopening makes new closings of entries
 * that never change, so what was proven of the same time before it still counts, also of a day that
 * waits to be closed again.
 */
export const provenDaysUnchanged = ({
  entries,
  since,
  until = `'infinity'`,
}: ProvenSpan): ProvenInvariant => ({
  promise: 'every proven day: its entries are those it was proven with',
  sql: `SELECT DISTINCT format('%s: %s entries, proven with %s', found.day, found.entries,
      proven.entries) AS place
     FROM (${digestsOf(
       `SELECT DISTINCT ON (day) day, generation, from_at, until_at FROM closed_day
         WHERE from_at >= ${since} AND until_at <= ${until} ORDER BY day, generation DESC`,
       entries,
     )}) AS found JOIN closed_day AS last USING (day, generation)
     JOIN closed_day AS closed ON closed.day = last.day AND closed.from_at = last.from_at
       AND closed.until_at = last.until_at
     JOIN proven_day AS proven ON proven.day = closed.day AND proven.generation = closed.generation
    WHERE found.entries <> proven.entries OR found.digest <> proven.digest`,
});
