import { bankTimeZone } from '../../contract/bank-zone.ts';
import type { Check } from './find-broken.ts';

/**
 * What holds of days and times. Money is right whatever these find, so they alarm and stop nothing:
 * staff have wrong closings made again, and a clock is set right. Closed days are proved with the
 * instants they were closed with, so that two tables of time zones never disagree about one.
 */
export const dayChecks: readonly Check[] = [
  {
    promise: 'every closed day: opening = the closing before it',
    sql: `SELECT format('%s, %s %s', day, gl_code, currency) AS place
            FROM (SELECT line.day, gl_code, currency, opening, lag(closing, 1,
              0::bigint) OVER (PARTITION BY gl_code, currency ORDER BY line.day) AS before
                    FROM day_closing line JOIN closed_day_in_force closed ON closed.day = line.day
                      AND closed.generation = line.generation) AS line
           WHERE opening <> before`,
  },
  {
    promise: 'every closed day: begins where the day before it ended',
    sql: `SELECT format('%s', day) AS place
            FROM (SELECT day, from_at, lag(day) OVER in_turn AS before,
              lag(until_at) OVER in_turn AS ended
              FROM closed_day_in_force WINDOW in_turn AS (ORDER BY day)) AS closed
           WHERE before IS NOT NULL AND (day <> before + 1 OR from_at <> ended)`,
  },
  {
    promise: 'every closed day: debits and credits = its entries',
    sql: `WITH closed AS MATERIALIZED (SELECT array_agg(from_at
      ORDER BY day) AS starts, array_agg(day ORDER BY day) AS days, max(until_at) AS until_at
      FROM closed_day_in_force)
          SELECT format('%s, %s %s', coalesce(closing.day::text, booked.day::text,
            'before the first day'), coalesce(closing.gl_code, booked.gl_code),
            coalesce(closing.currency, booked.currency)) AS place
            FROM (SELECT line.* FROM day_closing line JOIN closed_day_in_force closed
              ON closed.day = line.day AND closed.generation = line.generation) AS closing
            FULL JOIN (
              SELECT closed.days[width_bucket(booked_at, closed.starts)] AS day, gl_code, currency,
                     coalesce(-sum(amount)
                       FILTER (WHERE amount < 0), 0) AS debits, coalesce(sum(amount)
                       FILTER (WHERE amount > 0), 0) AS credits, count(*) AS entries
                FROM closed CROSS JOIN entry JOIN account ON account.id = entry.account_id
                  WHERE booked_at < closed.until_at GROUP BY 1, 2, 3) AS booked
              ON booked.day = closing.day AND booked.gl_code = closing.gl_code
                AND booked.currency = closing.currency
           WHERE closing.day IS NULL OR closing.debits <> coalesce(booked.debits, 0)
             OR closing.credits <> coalesce(booked.credits, 0)
             OR closing.entries <> coalesce(booked.entries, 0)`,
  },
  {
    promise: 'every closed day: nothing can be booked into it',
    sql: `SELECT format('%s', day) AS place FROM closed_day_in_force CROSS JOIN period_lock
      WHERE until_at > closed_until`,
  },
  {
    promise: 'every account: nothing is booked in the future',
    sql: `SELECT format('account %s', id) AS place FROM account CROSS JOIN sandbox_clock
           WHERE last_booked_at > clock_timestamp() + offset_seconds * interval '1 second'
             + interval '30 seconds'`,
  },
  {
    promise: 'every journal: its business date is the day it was booked on',
    sql: `SELECT format('journal %s', id) AS place FROM journal CROSS JOIN period_lock
           WHERE booked_at > dated_since
             AND business_date <> (booked_at AT TIME ZONE '${bankTimeZone}')::date`,
  },
];
