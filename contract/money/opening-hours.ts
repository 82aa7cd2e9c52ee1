import { bankTimeZone } from '../values/bank-zone.ts';
import type { Branch } from '../values/branches.ts';
import { isHoliday, type OwnDays } from '../values/business-days.ts';
import { addDays, type CalendarDay } from '../values/calendar-day.ts';

export type OpeningHours = Branch['hours'];

interface HoursWords {
  /** From 1, Monday. */
  days: readonly string[];
  morning: string;
  afternoon: string;
  closed: string;
}

export const englishHours: HoursWords = {
  days: ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  morning: 'AM',
  afternoon: 'PM',
  closed: 'Closed',
};

/** `9:00 AM` for `09:00`. */
export function clockText(time: string, { morning, afternoon }: HoursWords): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? morning : afternoon}`;
}

/** A week as people write it: neighboring days with equal hours are one line. */
export function hoursInWords(
  hours: OpeningHours,
  words: HoursWords,
): { days: string; hours: string; closed: boolean }[] {
  const runs: { first: number; last: number; text: string | undefined }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const open = hours.find((day) => day.weekday === weekday);
    const text = open && `${clockText(open.opens, words)} - ${clockText(open.closes, words)}`;
    const run = runs.at(-1);
    if (run && run.text === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  return runs.map(({ first, last, text }) => ({
    days: `${words.days[first]}${last > first ? `-${words.days[last]}` : ''}`,
    hours: text ?? words.closed,
    closed: text === undefined,
  }));
}

/** Until when an office is open, or when it opens next: on the clock of New York. */
export type OfficeState =
  | { open: true; until: string }
  | { open: false; day: CalendarDay; isToday: boolean; opens: string };

/** As far ahead as a customer would wait: an office that opens later says nothing of it. */
const daysAhead = 30;

/** On a holiday of the bank it is closed, whatever its hours say. */
export function officeState(
  hours: OpeningHours,
  own: OwnDays,
  now: Temporal.Instant,
): OfficeState | undefined {
  const here = now.toZonedDateTimeISO(bankTimeZone);
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const today: CalendarDay = here.toPlainDate().toString();
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    const hoursThen = isHoliday(day, own)
      ? undefined
      : hours.find((one) => one.weekday === weekday);
    if (!hoursThen || (ahead === 0 && time >= hoursThen.closes)) continue;
    if (ahead === 0 && time >= hoursThen.opens) return { open: true, until: hoursThen.closes };
    return { open: false, day, isToday: ahead === 0, opens: hoursThen.opens };
  }
  return undefined;
}

/** The holidays of the bank that a page opened now may come to, in any zone of a branch. */
export function holidaysNear(own: OwnDays, now: Temporal.Instant): CalendarDay[] {
  const today = now.toZonedDateTimeISO(bankTimeZone).toPlainDate().toString();
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => addDays(today, ahead))
    .filter((day) => isHoliday(day, own));
}
