import type { Locale } from './numbers.ts';

const parts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Writes moments of a zone as `Fri, Nov 20, 2026, 4:42 PM EST`; a line never breaks between the
 * hour and its zone.
 */
export function exactMoments(timeZone: string, locale: Locale): (instant: Date) => string {
  const exact = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  return (instant) => exact.format(instant).replaceAll(/ (?=(?:[AP]M )?\S+$)/g, '\u00A0');
}
