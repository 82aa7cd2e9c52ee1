import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';

export const fetchRatesJobName = 'reference-rates';

/** The state of fetching exchange rates. */
export interface RatesFetched {
  /** Null: the bank has no rates. */
  newestDay: CalendarDay | null;
  /** Of the last try; null where it went well, and before the first. */
  error: string | null;
  /** Tries in a row that failed. */
  failures: number;
}

export async function findRatesFetched(db: Queryable): Promise<RatesFetched> {
  const { rows } = await db.query<RatesFetched>(
    `SELECT (SELECT max(rate_day) FROM reference_rate) AS "newestDay", state.error,
      coalesce(state.failures, 0) AS failures
       FROM (SELECT 1) AS once LEFT JOIN job_state state ON state.job = $1`,
    [fetchRatesJobName],
  );
  return rows[0] as RatesFetched;
}
