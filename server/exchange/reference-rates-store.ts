import type { CalendarDay } from '../../contract/calendar-day.ts';
import type { ReferenceRates } from '../../contract/exchange.ts';
import type { Currency } from '../../contract/money.ts';
import type { Queryable } from '../db/database.ts';

interface PairOfRates {
  /** The day both were published for. */
  day: CalendarDay;
  dollarsPerEuro: string;
  unitsPerEuro: string;
}

/** The newest day, not after the given one, for which both the currency and US dollars have a rate. */
export async function findRates(db: Queryable, currency: Exclude<Currency, 'USD'>, notAfter: CalendarDay): Promise<PairOfRates | undefined> {
  const { rows } = await db.query<PairOfRates>(
    `SELECT dollar.rate_day AS day, dollar.per_euro AS "dollarsPerEuro", unit.per_euro AS "unitsPerEuro"
       FROM reference_rate dollar
       CROSS JOIN LATERAL (
         SELECT '1' AS per_euro, dollar.recorded_at WHERE $1 = 'EUR'
         UNION ALL SELECT per_euro, recorded_at FROM reference_rate WHERE currency = $1 AND rate_day = dollar.rate_day
       ) unit
      WHERE dollar.currency = 'USD' AND dollar.rate_day <= $2
      ORDER BY dollar.rate_day DESC, dollar.recorded_at DESC, unit.recorded_at DESC LIMIT 1`,
    [currency, notAfter],
    { name: 'find-rates' },
  );
  return rows[0];
}

/** Adds published days. One that is there already, recorded at that very moment, is left as it is. */
export async function insertRates(db: Queryable, days: readonly ReferenceRates[], recordedAt: Temporal.Instant): Promise<void> {
  const rates = days.flatMap(({ day, source, perEuro }) => Object.entries(perEuro).map(([currency, rate]) => ({ currency, day, rate, source })));
  await db.query(
    `INSERT INTO reference_rate (currency, rate_day, per_euro, source, recorded_at)
     SELECT currency, rate_day, per_euro, source, $5 FROM unnest($1::text[], $2::date[], $3::text[], $4::text[]) AS given (currency, rate_day, per_euro, source)
     ON CONFLICT DO NOTHING`,
    [rates.map(({ currency }) => currency), rates.map(({ day }) => day), rates.map(({ rate }) => rate), rates.map(({ source }) => source), recordedAt],
  );
}
