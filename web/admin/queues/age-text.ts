import { plural } from '../../ui/values/plural.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Writes an age in the largest unit that fits: `3 days`, `5 hours`, `12 min`. */
export function ageText(since: string, asOf: string): string {
  const age = Math.max(0, Date.parse(asOf) - Date.parse(since));
  if (age >= 2 * dayMs) return plural(Math.floor(age / dayMs), { one: '# day', other: '# days' });
  if (age >= 2 * hourMs)
    return plural(Math.floor(age / hourMs), { one: '# hour', other: '# hours' });
  if (age >= minuteMs) return `${Math.floor(age / minuteMs)} min`;
  return 'just now';
}
