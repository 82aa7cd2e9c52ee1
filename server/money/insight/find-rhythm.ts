import { billDay } from '../../../contract/money/bill-dates.ts';
import { daysBetween, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { rhythms, type Rhythm } from '../../../contract/values/spending-categories.ts';

/** Orders to one payee, or credits of one sender, oldest first. */
export interface Series {
  days: readonly CalendarDay[];
  amountsMinor: readonly bigint[];
}

export interface Repetition {
  rhythm: Rhythm;
  /** The number in a row that kept it. */
  count: number;
  lastDay: CalendarDay;
  lastMinor: bigint;
  /** When the next one would come. */
  nextDay: CalendarDay;
  /** Those in a row differ by no more than a fifth. */
  isSimilar: boolean;
}

/**
 * The days that may lie between two of a kind: banks close on weekends and holidays, and months
 * have 28 to 31 days.
 */
const gapOf: Record<Rhythm, { from: number; to: number }> = {
  weekly: { from: 5, to: 9 },
  'every two weeks': { from: 11, to: 17 },
  monthly: { from: 25, to: 36 },
};

/** Two may be chance, and no rhythm can be seen in them. */
const fewest = 3;

function countInARow(days: readonly CalendarDay[], { from, to }: { from: number; to: number }) {
  let count = 1;
  for (let at = days.length - 1; at > 0; at -= 1) {
    const gap = daysBetween(days[at - 1] ?? '', days[at] ?? '');
    if (gap < from || gap > to) break;
    count += 1;
  }
  return count;
}

function areSimilar(amountsMinor: readonly bigint[]): boolean {
  const [least = 0n, ...more] = amountsMinor.toSorted((a, b) => Number(a - b));
  const most = more.at(-1) ?? least;
  return (most - least) * 5n <= most;
}

/**
 * Finds how often something seems to come: at least three times in a row at a near-equal interval,
 * and the next can still keep it. Undefined where nothing repeats. It is worked out, and no fact.
 */
export function findRhythm(
  { days, amountsMinor }: Series,
  today: CalendarDay,
): Repetition | undefined {
  const lastDay = days.at(-1);
  const lastMinor = amountsMinor.at(-1);
  if (lastDay === undefined || lastMinor === undefined) return undefined;
  for (const rhythm of rhythms) {
    const gap = gapOf[rhythm];
    const count = countInARow(days, gap);
    if (count < fewest || daysBetween(lastDay, today) > gap.to) continue;
    return {
      rhythm,
      count,
      lastDay,
      lastMinor,
      nextDay: billDay(lastDay, rhythm, 1),
      isSimilar: areSimilar(amountsMinor.slice(-count)),
    };
  }
  return undefined;
}
