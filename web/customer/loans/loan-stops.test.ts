import { expect, test } from 'vitest';
import { amountStops, positionOf, shareAlong, termStops } from './loan-stops.ts';

test('the sliders go up by sensible steps, from one end to the other', () => {
  for (const stops of [amountStops, termStops]) {
    const rises = stops.slice(1).map((stop, index) => stop > (stops[index] ?? stop));
    expect(rises).not.toContain(false);
  }
  expect([amountStops.at(0), amountStops.at(-1)]).toEqual([500_00n, 500_000_00n]);
  expect([termStops.at(0), termStops.at(-1)]).toEqual([6, 480]);
  expect(amountStops).toContain(12_500_00n);
  expect(termStops.every((months) => months % (months > 60 ? 12 : 6) === 0)).toBe(true);
});

test('what is typed has its place on the slider, also between two stops and past its ends', () => {
  expect([1, 6, 17, 18, 480, 10_000].map((months) => positionOf(termStops, months))).toEqual([
    0, 0, 1, 2, 44, 44,
  ]);
  expect([1n, 99_999_999_999n].map((minor) => shareAlong(amountStops, minor))).toEqual([0, 1]);
});
