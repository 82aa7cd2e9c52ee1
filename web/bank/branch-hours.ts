import type { Branch } from '../../contract/branches.ts';

import { branchHoursTexts } from './branch-hours.texts.ts';

type OpeningHours = Branch['hours'];

const { days: dayNames, morning, afternoon } = branchHoursTexts;

/** `9:00 AM` for `09:00`. */
function clockText(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? morning : afternoon}`;
}

/**
 * Opening hours as people write them: neighbouring days with equal hours in one line, e.g. `Mon-Fri
 * 9:00 AM - 5:00 PM`.
 */
export function branchHours(hours: OpeningHours): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const { weekday, opens, closes } of hours) {
    const text = `${clockText(opens)} - ${clockText(closes)}`;
    const run = runs.at(-1);
    if (run?.text === text && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  return runs.map(
    ({ first, last, text }) =>
      `${dayNames[first]}${last > first ? `-${dayNames[last]}` : ''} ${text}`,
  );
}
