import { expect, test } from 'vitest';
import { barPath, chartHeight, placeBars } from './bar-shapes.ts';

test('the highest amount reaches the top, half of it half, and nothing none', () => {
  const bars = placeBars([
    { moneyIn: 2000n, moneyOut: 1000n },
    { moneyIn: 0n, moneyOut: 2000n },
  ]);
  const heights = bars.map(({ top }) => chartHeight - top);
  const [highest = 0] = heights;
  expect(highest).toBe(chartHeight - 1);
  expect(heights).toEqual([highest, highest / 2, 0, highest]);
});

test('months without any money lie flat instead of failing', () => {
  const bars = placeBars([{ moneyIn: 0n, moneyOut: 0n }]);
  expect(bars.map(({ top }) => top)).toEqual([chartHeight, chartHeight]);
  expect(bars.map(barPath).join()).not.toMatch(/NaN|Infinity/);
});
