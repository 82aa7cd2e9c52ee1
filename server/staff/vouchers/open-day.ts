import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { findClosedPeriodFrom } from '../books/closed-periods.ts';

/**
 * Refuses a day of a closed month or year, one that is closed, and one before the bank had any books.
 * The posting function asks again, under the lock that a closing waits for.
 * @throws {Refusal} PERIOD_CLOSED, DAY_CLOSED
 */
export async function requireOpenDay(db: Queryable, day: CalendarDay): Promise<void> {
  const period = await findClosedPeriodFrom(db, day);
  if (period !== undefined) refuse('PERIOD_CLOSED', { params: { period } });
  const { rows } = await db.query<{ first: CalendarDay }>('SELECT first_open_day() AS first');
  if (day < (rows[0]?.first ?? day)) refuse('DAY_CLOSED', { params: { day } });
}
