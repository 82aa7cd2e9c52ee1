import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * Refuses a day that is closed, or that was before the bank had any books. The posting function asks
 * again, under the lock that a closing waits for.
 * @throws {Refusal} DAY_CLOSED
 */
export async function requireOpenDay(db: Queryable, day: CalendarDay): Promise<void> {
  const { rows } = await db.query<{ first: CalendarDay }>('SELECT first_open_day() AS first');
  if (day < (rows[0]?.first ?? day)) refuse('DAY_CLOSED', { params: { day } });
}
