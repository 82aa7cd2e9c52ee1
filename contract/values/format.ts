import { bankTimeZone } from './bank-zone.ts';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import { type Locale, numbersOf } from './numbers.ts';

/** @returns functions that write the days, moments and numbers of a language. */
export function formatsOf(locale: Locale) {
  const dayFormat = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  const momentFormat = new Intl.DateTimeFormat(locale, {
    timeZone: bankTimeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const writer = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    return (day: CalendarDay): string => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    ...numbersOf(locale),
    /** `November 20, 2026` */
    longDay: writer({ month: 'long', day: 'numeric', year: 'numeric' }),
    /** `Nov 20` */
    shortDay: writer({ month: 'short', day: 'numeric' }),
    /** `November 2026`, of any day in it. */
    monthAndYear: writer({ month: 'long', year: 'numeric' }),
    /** `Tue, Dec 1, 2026`; what earlier servers kept with a claim in words stays as it is. */
    day: (day: CalendarDay): string =>
      isCalendarDay(day) ? dayFormat.format(new Date(`${day}T00:00:00Z`)) : day,
    /** `Sunday, November 22, 2026 at 1:52 PM`, in New York; kept words stay as above. */
    moment: (moment: string): string => {
      const instant = new Date(moment);
      return Number.isNaN(instant.getTime()) ? moment : momentFormat.format(instant);
    },
  };
}
