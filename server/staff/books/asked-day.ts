import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';

/**
 * The bank day somebody asks for, today's unless told.
 * @throws {Refusal} DAY_AHEAD: no entry can stand there, and looking for one day by day would never
 * end.
 */
export function askedDay(
  { clock }: Pick<Bank, 'clock'>,
  day: CalendarDay | undefined,
): CalendarDay {
  const today = clock.businessDay();
  if (day !== undefined && day > today) refuse('DAY_AHEAD', { params: { today } });
  return day ?? today;
}
