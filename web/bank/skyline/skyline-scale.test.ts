import { expect, test } from 'vitest';
import { skylineScale } from './skyline-scale.ts';

test('a history with ups and downs fills the height, from a ground below its lowest day', () => {
  expect(skylineScale([40_000, 46_000])).toEqual({ min: 37_000, max: 46_000 });
});

test('a first deposit rises from nothing', () => {
  expect(skylineScale([0, 0, 500])).toEqual({ min: 0, max: 500 });
});

test('a cent more is not drawn as a mountain', () => {
  const { min, max } = skylineScale([45_000, 45_000.01]);
  expect(0.01 / (max - min)).toBeLessThan(0.001);
});

test.each([[0], [250]])('an unchanging %d is a level moor and no division by nothing', (value) => {
  const { min, max } = skylineScale([value, value, value]);
  expect(max).toBeGreaterThan(min);
  expect((value - min) / (max - min)).toBeLessThanOrEqual(0.5);
});
