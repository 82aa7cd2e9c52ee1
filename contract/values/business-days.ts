import { addDays, type CalendarDay } from './calendar-day.ts';

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const;

/** 0 is Sunday, 6 is Saturday. */
const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const monthDay = (month: number, day: number) =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * A holiday on a Sunday closes the banks on the Monday after; one on a Saturday closes nothing
 * more.
 */
function observed(day: CalendarDay): CalendarDay {
  return weekdayOf(day) === sunday ? addDays(day, 1) : day;
}

interface WeekdayOfMonth {
  month: number;
  weekday: number;
  /** 1 for the first. */
  which: number;
}

function weekdayOfMonth(year: string, { month, weekday, which }: WeekdayOfMonth): CalendarDay {
  const first: CalendarDay = `${year}-${monthDay(month, 1)}`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
}

function lastMondayOfMay(year: string): CalendarDay {
  const last: CalendarDay = `${year}-05-31`;
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/** The year in which the Federal Reserve Banks first closed for Juneteenth. */
const firstJuneteenth = '2022';

/**
 * The days of a year (four digits) on which the Federal Reserve Banks are closed for a holiday, in
 * order. One on a Saturday is listed where it falls.
 */
export function bankHolidays(year: string): readonly CalendarDay[] {
  return [
    observed(`${year}-01-01`),
    // Birthday of Martin Luther King, Jr.
    weekdayOfMonth(year, { month: 1, weekday: monday, which: 3 }),
    // Washington's Birthday
    weekdayOfMonth(year, { month: 2, weekday: monday, which: 3 }),
    lastMondayOfMay(year),
    ...(year >= firstJuneteenth ? [observed(`${year}-06-19`)] : []),
    observed(`${year}-07-04`),
    // Labor Day
    weekdayOfMonth(year, { month: 9, weekday: monday, which: 1 }),
    // Columbus Day
    weekdayOfMonth(year, { month: 10, weekday: monday, which: 2 }),
    observed(`${year}-11-11`),
    // Thanksgiving
    weekdayOfMonth(year, { month: 11, weekday: thursday, which: 4 }),
    observed(`${year}-12-25`),
  ];
}

export const isWeekend = (day: CalendarDay): boolean =>
  [sunday, saturday].some((weekday) => weekday === weekdayOf(day));

/**
 * Where a bank's days differ from those of the Federal Reserve: closed on some business days, open
 * on some holidays.
 */
export interface OwnDays {
  closed: readonly { day: CalendarDay }[];
  open: readonly { day: CalendarDay }[];
}

/** Says whether the bank is closed on a day for another reason than the weekend. */
export function isHoliday(day: CalendarDay, { closed, open }: OwnDays): boolean {
  const holds = (days: OwnDays['open']) => days.some((one) => one.day === day);
  return holds(closed) || (bankHolidays(day.slice(0, 4)).includes(day) && !holds(open));
}

/**
 * Says whether the bank is open: no Saturday, no Sunday, no holiday of the Federal Reserve unless
 * it says so, and no closing of its own.
 */
export function isBusinessDay(day: CalendarDay, own: OwnDays): boolean {
  return !isWeekend(day) && !isHoliday(day, own);
}

interface Step {
  /** The number of days that count until then, from 0. */
  count: number;
  counts: (day: CalendarDay) => boolean;
}

function stepAhead(day: CalendarDay, { count, counts }: Step): CalendarDay {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (counts(reached)) left -= 1;
  }
  return reached;
}

/** The `count`-th business day after a day; with 0 the day itself. */
export function addBusinessDays(day: CalendarDay, count: number, own: OwnDays): CalendarDay {
  return stepAhead(day, { count, counts: (candidate) => isBusinessDay(candidate, own) });
}

/** The first business day after a day. */
export function nextBusinessDay(day: CalendarDay, own: OwnDays): CalendarDay {
  return addBusinessDays(day, 1, own);
}

/**
 * The `count`-th day after a day when only weekends are skipped, as where no holidays are known.
 */
export function addWeekdays(day: CalendarDay, count: number): CalendarDay {
  return stepAhead(day, { count, counts: (candidate) => !isWeekend(candidate) });
}
