import { shippedReferenceRates } from '../../../config/reference-rates.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { staffIdOf } from '../../people/users/name-actors.ts';

interface PairOfRates {
  /** The day both were published for. */
  day: CalendarDay;
  dollarsPerEuro: string;
  unitsPerEuro: string;
}

/** Pairs of one currency, `$1`, each recorded rate of a day with each of the dollar. */
const pairsOfRates = `dollar.rate_day AS day, dollar.per_euro AS "dollarsPerEuro",
      unit.per_euro AS "unitsPerEuro"
       FROM reference_rate dollar
       CROSS JOIN LATERAL (
         SELECT '1' AS per_euro, dollar.recorded_at WHERE $1 = 'EUR'
         UNION ALL SELECT per_euro, recorded_at FROM reference_rate WHERE currency = $1
           AND rate_day = dollar.rate_day
       ) unit`;

/**
 * The newest day, not after the given one, for which both the currency and US dollars have a rate.
 */
export async function findRates(
  db: Queryable,
  currency: Exclude<Currency, 'USD'>,
  notAfter: CalendarDay,
): Promise<PairOfRates | undefined> {
  const { rows } = await db.query<PairOfRates>(
    `SELECT ${pairsOfRates}
      WHERE dollar.currency = 'USD' AND dollar.rate_day <= $2
      ORDER BY dollar.rate_day DESC, dollar.recorded_at DESC, unit.recorded_at DESC LIMIT 1`,
    [currency, notAfter],
    { name: 'find-rates' },
  );
  return rows[0];
}

/** As `findRates`, of each day after one up to another, oldest first. */
export async function findRatesBetween(
  db: Queryable,
  currency: Exclude<Currency, 'USD'>,
  { after, last }: { after: CalendarDay; last: CalendarDay },
): Promise<PairOfRates[]> {
  const { rows } = await db.query<PairOfRates>(
    `SELECT DISTINCT ON (dollar.rate_day) ${pairsOfRates}
      WHERE dollar.currency = 'USD' AND dollar.rate_day > $2 AND dollar.rate_day <= $3
      ORDER BY dollar.rate_day, dollar.recorded_at DESC, unit.recorded_at DESC`,
    [currency, after, last],
    { name: 'find-rates-between' },
  );
  return rows;
}

/** When rates are recorded, and by whom. */
interface Recorder {
  at: Temporal.Instant;
  /** As in the audit trail. */
  by: string;
  /** A second person gave the same, or all of the staff could see it for a day. */
  isAgreed?: boolean;
}

/**
 * Adds published days. One that is there already, recorded at that very moment, is left as it is.
 */
export async function insertRates(
  db: Queryable,
  days: readonly ReferenceRates[],
  { at, by, isAgreed = false }: Recorder,
): Promise<void> {
  const rates = days.flatMap(({ day, source, perEuro }) =>
    Object.entries(perEuro).map(([currency, rate]) => ({ currency, day, rate, source })),
  );
  await db.query(
    `INSERT INTO reference_rate (currency, rate_day, per_euro, source, recorded_at, recorded_by,
       agreed)
     SELECT currency, rate_day, per_euro, source, $5, $6, $7
       FROM unnest($1::text[], $2::date[], $3::text[], $4::text[]) AS given (currency, rate_day,
       per_euro, source)
     ON CONFLICT DO NOTHING`,
    [
      rates.map(({ currency }) => currency),
      rates.map(({ day }) => day),
      rates.map(({ rate }) => rate),
      rates.map(({ source }) => source),
      at,
      by,
      isAgreed,
    ],
  );
}

/** Lets one person at a time record rates: the next one sees what was recorded. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('reference_rate'))`);
}

export interface DatedRate {
  day: CalendarDay;
  perEuro: string;
}

/** By currency, the newest rate for that day or an earlier one, as it was published. */
export async function findRatesBefore(
  db: Queryable,
  day: CalendarDay,
): Promise<Map<string, DatedRate>> {
  const { rows } = await db.query<DatedRate & { currency: string }>(
    `SELECT DISTINCT ON (currency) currency, rate_day AS day, per_euro AS "perEuro"
      FROM reference_rate
      WHERE rate_day <= $1 ORDER BY currency, rate_day DESC, recorded_at DESC`,
    [day],
  );
  return new Map(rows.map(({ currency, ...rate }) => [currency, rate]));
}

/**
 * Finds the rates at which the bank has dealt since a moment, oldest first: those that were in use
 * then, and all newer ones of the recorder. Rates that a second person brought in count as in use
 * since ever, so those before them do not. A colleague who is no second person to the recorder
 * counts as the recorder: else a manager and a colleague whom they invited a minute ago would move
 * rates by turns.
 * @param asAgreed rates that were agreed to count so too: else a bank of one manager whose rates
 * have moved far, in the sight of all, would wait for a day with each file that follows.
 */
export async function findRatesInUseSince(
  db: Queryable,
  { since, recorder, asAgreed }: { since: Temporal.Instant; recorder: string; asAgreed: boolean },
): Promise<ReferenceRates['perEuro'][]> {
  const { rows } = await db.query<Pick<ReferenceRates, 'perEuro'>>(
    `WITH line AS (
       SELECT actor FROM (SELECT DISTINCT recorded_by AS actor FROM reference_rate
                           WHERE recorded_at > $1) AS other
        WHERE actor = $2
          OR two_people_from(${staffIdOf('actor')}, ${staffIdOf('$2')}) IS NOT NULL
     ), began AS (
       SELECT rate_day, recorded_at FROM reference_rate
        WHERE recorded_at <= $1 OR (agreed AND $3)
          OR recorded_by NOT IN (SELECT actor FROM line)
        ORDER BY rate_day DESC, recorded_at DESC LIMIT 1
     )
     SELECT jsonb_object_agg(currency, per_euro) AS "perEuro"
       FROM reference_rate AS rate, began
      WHERE (rate.rate_day, rate.recorded_at) >= (began.rate_day, began.recorded_at)
      GROUP BY rate.rate_day, rate.recorded_at ORDER BY rate.rate_day, rate.recorded_at`,
    [since, recorder, asAgreed],
  );
  return rows.map(({ perEuro }) => perEuro);
}

/** The newest day that has a rate. */
export async function findNewestDay(db: Queryable): Promise<CalendarDay | undefined> {
  const { rows } = await db.query<{ day: CalendarDay | null }>(
    'SELECT max(rate_day) AS day FROM reference_rate',
  );
  return rows[0]?.day ?? undefined;
}

/** The rates that were recorded for one day at one moment. */
export interface Recording {
  day: CalendarDay;
  perEuro: Record<string, string>;
  source: string;
  recordedAt: Temporal.Instant;
  recordedBy: string;
  /** The username, where it was a person. */
  recordedByName: string | null;
}

const shownRecordings = 60;

/** The newest days first, and of one day what was recorded last. */
export async function findRecordings(db: Queryable): Promise<Recording[]> {
  const { rows } = await db.query<Recording>(
    `SELECT recorded.*, username AS "recordedByName"
       FROM (SELECT rate_day AS day, recorded_at AS "recordedAt", recorded_by AS "recordedBy",
         min(source) AS source, jsonb_object_agg(currency, per_euro) AS "perEuro"
               FROM reference_rate GROUP BY rate_day, recorded_at, recorded_by
                 ORDER BY rate_day DESC, recorded_at DESC LIMIT $1) AS recorded
       LEFT JOIN users ON users.id = ${staffIdOf('recorded."recordedBy"')}
         ORDER BY day DESC, "recordedAt" DESC`,
    [shownRecordings],
  );
  return rows;
}

/** Before anything an operator could record, so that whatever they add for the same day counts. */
const beforeAll = Temporal.Instant.fromEpochMilliseconds(0);

/**
 * Gives the bank the rates it ships with. Safe at every start, and writes only what lacks: a bank
 * whose standby is away starts too.
 */
export async function seedReferenceRates(db: Queryable): Promise<void> {
  const rates = shippedReferenceRates.flatMap(({ day, perEuro }) =>
    Object.keys(perEuro).map((currency) => ({ currency, day })),
  );
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::text[], $2::date[]) AS given (currency, rate_day)
       JOIN reference_rate USING (currency, rate_day) WHERE recorded_at = $3`,
    [rates.map(({ currency }) => currency), rates.map(({ day }) => day), beforeAll],
  );
  if (rows[0]?.count !== rates.length)
    await insertRates(db, shippedReferenceRates, { at: beforeAll, by: 'system:bank' });
}
