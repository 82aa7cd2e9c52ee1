import { count } from '../support/print-table.ts';
import type { Figures } from './measure-year.ts';

const paperOrders = 300_000_000;

/**
 * What grows less than this from the first year to the last, five times the orders, is flat; so is
 * what grows by less than the machine's own noise.
 */
const flatUpTo = 1.5;
const noiseMs = 2;

function duration(seconds: number): string {
  if (seconds < 1) return `${(seconds * 1_000).toFixed(1)} ms`;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return seconds < 7_200 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

function unitOf(name: string): (value: number) => string {
  if (name.endsWith(', s') || name.endsWith(': s')) return duration;
  if (name.endsWith('MB')) return (value) => `${count(value / 1_000)} GB`;
  return (value) => duration(value / 1_000);
}

/** The straight line through the figures of all years: what an order more adds. */
function slopeOf(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const slope =
    points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) /
    points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return [slope, y - slope * x];
}

const everyAccount = 10_000_000;

/**
 * How a figure grew over the years, and what it comes to on paper: itself where it is flat, else
 * where its straight line leads.
 */
export function onPaper(name: string, figures: readonly Figures[]): [string, string] {
  const values = figures.map((year) => year[name] ?? Number.NaN);
  const [first, last] = [values[0] ?? Number.NaN, values.at(-1) ?? Number.NaN];
  if (name === 'interest: accounts a second')
    return [rateOf(first, last), `10M accounts: ${duration(everyAccount / Math.min(...values))}`];
  if (/orders|filled|entries of it|a second/.test(name)) return ['', ''];
  if (name.includes('day_closing')) return [grown(first, last), 'by days, not by orders'];
  const isNoise = !/, (s|MB)$|: s$|µs/.test(name) && last - first < noiseMs;
  const isFlat = isNoise || last <= first * flatUpTo;
  if (name.includes('µs')) return [isFlat ? 'flat' : grown(first, last), ''];
  const unit = unitOf(name);
  if (isFlat) return ['flat', unit(Math.max(...values))];
  const [slope, base] = slopeOf(
    figures.map((year) => [year['orders so far'] ?? Number.NaN, year[name] ?? Number.NaN]),
  );
  return [grown(first, last), unit(base + slope * paperOrders)];
}

const grown = (first: number, last: number): string => `× ${(last / first).toFixed(1)}`;

const rateOf = (first: number, last: number): string =>
  first <= last * flatUpTo ? 'flat' : `÷ ${(first / last).toFixed(1)}`;
