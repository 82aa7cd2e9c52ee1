const parts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Writes moments as `Fri, Nov 20, 2026, 4:42 PM EST`, here or in a given zone; a line never breaks between the hour and its zone. */
export function exactMoments(timeZone?: string): (instant: Date) => string {
  const exact = new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone === undefined ? {} : { timeZone }) });
  return (instant) => exact.format(instant).replaceAll(/ (?=(?:[AP]M )?\S+$)/g, '\u00A0');
}
