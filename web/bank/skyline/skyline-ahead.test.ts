import { expect, test } from 'vitest';
import { skylineAhead } from './skyline-ahead.ts';
import { width } from './skyline-shape.ts';

const ends = (path = '') => /^M(\S+) .*L(\S+) \S+$/.exec(path)?.slice(1).map(Number);

test('the drawn hill ends at today, and the dotted line goes on from there to the edge', () => {
  const { points, crest, area, ahead } = skylineAhead([100, 80, 120], [120, 60]);
  const today = points[2]?.[0] ?? Number.NaN;
  expect(today).toBe(width / 2);
  expect(ends(crest)).toEqual([0, today]);
  expect(area).toContain(`L${today} 150`);
  expect(ends(ahead)).toEqual([today, width]);
});

test('a payment to come lowers the line by as much as one that was made lowers the hill', () => {
  const { points } = skylineAhead([100, 80, 80], [60]);
  const [first = 0, second = 0, , after = 0] = points.map(([, y]) => y);
  expect(after - second).toBeCloseTo(second - first);
});

test('with nothing to come nothing is dotted, and today stands before the edge', () => {
  const { points, ahead } = skylineAhead([100, 80, 120], []);
  expect(ahead).toBeUndefined();
  expect(points[2]?.[0]).toBeLessThan(width);
});
