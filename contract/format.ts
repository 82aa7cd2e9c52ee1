import { bankTimeZone } from './bank-zone.ts';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** The English and the Spanish of the United States: dollars and dates are as people here write. */
export type Locale = 'en-US' | 'es-US';

/** How the texts of one language write days, moments, numbers and choices. */
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
  const pluralRules = new Intl.PluralRules(locale);
  const countFormat = new Intl.NumberFormat(locale);
  return {
    /** `Tue, Dec 1, 2026` */
    day: (day: CalendarDay): string =>
      isCalendarDay(day) ? dayFormat.format(new Date(`${day}T00:00:00Z`)) : day,
    /** `Sunday, November 22, 2026 at 1:52 PM`, in New York. */
    moment: (moment: string): string => {
      const instant = new Date(moment);
      return Number.isNaN(instant.getTime()) ? moment : momentFormat.format(instant);
    },
    /** `1,000` */
    count: (count: number): string => countFormat.format(count),
    /** `1 try`, `2 tries`: the form the language has for a count, `#` being the count. */
    plural: (
      count: number,
      forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
    ): string =>
      (forms[pluralRules.select(count)] ?? forms.other).replace('#', countFormat.format(count)),
    /** `JPEG, PNG or WebP`: no comma before the last. */
    either: (names: readonly string[], or: string): string =>
      names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}` : names.join(''),
  };
}

/** A language in which the bank answers, as `Accept-Language` and `lang` name it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
