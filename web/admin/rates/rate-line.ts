import { daysBetween } from '../../../contract/values/calendar-day.ts';
import type { RecordedRates } from '../../../contract/staff/reference-rates.ts';

export const lineWidth = 600;
export const lineHeight = 140;
/** So that the line at its highest and lowest is not cut. */
const edge = 6;

export interface RatePoint {
  day: string;
  /** As it was published. */
  rate: string;
  x: number;
  y: number;
}

export interface RateLine {
  /** Oldest first. */
  points: readonly RatePoint[];
  lowest: RatePoint;
  highest: RatePoint;
}

/**
 * One currency of the recordings as a line over their days, from the lowest to the highest of them:
 * what was corrected since is left out. Undefined where fewer than two days make no line.
 */
export function rateLine(
  recordings: readonly RecordedRates[],
  currency: string,
): RateLine | undefined {
  const known = recordings
    .flatMap(({ day, perEuro, isSuperseded }) => {
      const rate = perEuro[currency];
      return isSuperseded || rate === undefined ? [] : [{ day, rate }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2) return undefined;
  const rates = known.map(({ rate }) => Number(rate));
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const days = daysBetween(first.day, last.day);
  const points = known.map(({ day, rate }) => ({
    day,
    rate,
    x: (daysBetween(first.day, day) / days) * lineWidth,
    y:
      most === least
        ? lineHeight / 2
        : edge + ((most - Number(rate)) / (most - least)) * (lineHeight - 2 * edge),
  }));
  const at = (rate: number) => points[rates.indexOf(rate)] as RatePoint;
  return { points, lowest: at(least), highest: at(most) };
}

/** The line as an SVG path. */
export const pathOf = (points: readonly RatePoint[]): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
