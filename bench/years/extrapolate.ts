import { count } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import type { Figures } from './measure-year.ts';

const paperOrders = 300_000_000;
const everyAccount = 10_000_000;

/**
 * A figure is flat where its straight line rises by less than this factor from the first year to
 * the last, five times the orders, or by less than the machine's own noise.
 */
const flatUpTo = 1.5;
const noiseMs = 2;

function duration(seconds: number): string {
  if (seconds < 1) return `${(seconds * 1_000).toFixed(1)} ms`;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return seconds < 7_200 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

function unitOf(name: string): (value: number) => string {
  if (/, s$|: s$/.test(name)) return duration;
  if (name.endsWith('MB')) return (value) => `${count(value / 1_000)} GB`;
  if (name.includes('µs')) return () => '';
  return (value) => duration(value / 1_000);
}

/** The straight line through the figures of all years. */
function lineThrough(points: readonly (readonly [number, number])[]): (at: number) => number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const slope =
    points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) /
    points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return (at) => y + slope * (at - x);
}

/**
 * Says how a figure grew over the years, and its value on paper: its middle where it is flat, else
 * its straight line at `paperOrders`.
 */
export function extrapolate(name: string, figures: readonly Figures[]): [string, string] {
  const points = figures.map(
    (year) => [year['orders so far'] ?? Number.NaN, year[name] ?? Number.NaN] as const,
  );
  const values = points.map(([, value]) => value);
  const middle = median(values);
  const line = lineThrough(points);
  const [first, last] = [line(points[0]?.[0] ?? 0), line(points.at(-1)?.[0] ?? 0)];
  if (name === 'interest: accounts a second')
    return [
      last * flatUpTo < first ? `÷ ${(first / last).toFixed(1)}` : 'flat',
      `10M accounts: ${duration(everyAccount / middle)}`,
    ];
  if (name === 'interest: CPU µs of each')
    return ['', `10M accounts: ${duration((everyAccount * middle) / 1e6)} of a core`];
  if (/orders|filled|entries of it|a second/.test(name)) return ['', ''];
  const grown = `× ${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(1)}`;
  if (name.includes('day_closing')) return [grown, 'by days, not by orders'];
  const isNoise = !/, (s|MB)$|: s$|µs/.test(name) && last - first < noiseMs;
  return isNoise || last <= first * flatUpTo
    ? ['flat', unitOf(name)(middle)]
    : [grown, unitOf(name)(line(paperOrders))];
}
