const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How long ago something was, in the largest unit that fits: `3 days`, `5 hours`, `12 min`. */
export function ageText(since: string, asOf: string): string {
  const age = Math.max(0, Date.parse(asOf) - Date.parse(since));
  if (age >= 2 * dayMs) return counted(Math.floor(age / dayMs), 'day');
  if (age >= 2 * hourMs) return counted(Math.floor(age / hourMs), 'hour');
  if (age >= minuteMs) return `${Math.floor(age / minuteMs)} min`;
  return 'just now';
}
