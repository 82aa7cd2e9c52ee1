import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { endOfDay } from '../../server/base/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { lockPeriod } from '../../server/ledger/lock-period.ts';
import { findClosedDay } from '../../server/staff/books/day-closings-store.ts';
import { findFirstDay } from '../../server/staff/books/trial-balance.ts';
import type { Year } from './history.ts';

const days = 'SELECT $1::date + n AS day FROM generate_series(0, $2::date - $1::date) AS n';
const zone = `AT TIME ZONE '${bankTimeZone}'`;

const insertDays = `INSERT INTO closed_day (day, from_at, until_at, closed_at)
  SELECT day, day::timestamp ${zone}, (day + 1)::timestamp ${zone}, now() FROM (${days}) AS d`;

const insertLines = `WITH line AS (
      SELECT gl_code, currency FROM account WHERE owner_id IS NULL
      UNION SELECT unnest(ARRAY['2110', '2120', '2130']), 'USD'),
    earlier AS (SELECT gl_code, currency, closing FROM day_closing WHERE day = $1::date - 1),
    moved AS (
      SELECT (booked_at ${zone})::date AS day, gl_code, currency,
        sum(greatest(-amount, 0)) AS debits, sum(greatest(amount, 0)) AS credits,
        count(*) AS entries FROM entry JOIN account ON account.id = entry.account_id
       WHERE booked_at >= $1::date::timestamp ${zone}
         AND booked_at < ($2::date + 1)::timestamp ${zone} GROUP BY 1, 2, 3),
    each AS (
      SELECT d.day, gl_code, currency, coalesce(debits, 0) AS debits,
        coalesce(credits, 0) AS credits, coalesce(entries, 0) AS entries,
        coalesce(earlier.closing, 0) AS before
        FROM (${days}) AS d CROSS JOIN line LEFT JOIN earlier USING (gl_code, currency)
        LEFT JOIN moved USING (day, gl_code, currency)),
    summed AS (SELECT *, before + sum(credits - debits) OVER (PARTITION BY gl_code, currency
      ORDER BY day) AS closing FROM each)
  INSERT INTO day_closing (day, gl_code, currency, opening, debits, credits, closing, entries)
  SELECT day, gl_code, currency, closing - credits + debits, debits, credits, closing, entries
    FROM summed`;

/**
 * Closes what is still open of a year but its last day, in one statement, as the job would have
 * night by night.
 */
export async function closeAllButLastDay(db: Database, year: Year): Promise<void> {
  const last = addDays(year.lastDay, -1);
  const closed = await findClosedDay(db, last);
  const first = closed ? addDays(closed.day, 1) : await findFirstDay(db);
  if (first === undefined) throw new Error('a year without an entry has nothing to close');
  await lockPeriod(db, endOfDay(last));
  await db.tx(async (tx) => {
    await tx.query(insertDays, [first, last]);
    await tx.query(insertLines, [first, last]);
  });
  await db.query('VACUUM ANALYZE day_closing, closed_day');
}
