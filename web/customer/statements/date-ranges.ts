import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { MovingDays } from '../../../contract/values/moving-days.ts';

export interface DateRange {
  from: string;
  to: string;
}

/** Ranges people ask for, by the bank's calendar: `2026-11-01` to `2026-11-21`. */
export function dateRanges(today: CalendarDay): Record<MovingDays, DateRange> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstOfLast = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
  const lastOfLast = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  return {
    'This month': { from: `${today.slice(0, 7)}-01`, to: today },
    'Last month': { from: firstOfLast, to: lastOfLast },
    'Year to date': { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
}
