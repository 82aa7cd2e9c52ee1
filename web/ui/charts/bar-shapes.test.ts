import { expect, test } from 'vitest';
import { barPath, placeBars } from './bar-shapes.ts';

test('the highest amount reaches the top, half of it half, and nothing none', () => {
  const bars = placeBars([
    { moneyIn: 2000n, moneyOut: 1000n },
    { moneyIn: 0n, moneyOut: 2000n },
  ]);
  const heights = bars.map(({ top, foot }) => foot - top);
  const [highest = 0] = heights;
  expect(highest).toBe(149);
  expect(heights).toEqual([highest, highest / 2, 0, highest]);
});

test('months without any money lie flat instead of failing', () => {
  const bars = placeBars([{ moneyIn: 0n, moneyOut: 0n }]);
  expect(bars.map(({ top }) => top)).toEqual([150, 150]);
  expect(bars.map(barPath).join()).not.toMatch(/NaN|Infinity/);
});
