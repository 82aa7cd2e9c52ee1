import { expect, test } from 'vitest';
import { placeParts, reachOf } from './parts-bar.tsx';

test('bars share a scale, and what is below zero lies left of where they begin', () => {
  const reach = reachOf([
    [300n, -100n],
    [200n, 0n],
  ]);
  expect(reach).toEqual({ below: 100n, above: 300n });
  const { start, placed } = placeParts([{ amount: 300n }, { amount: -100n }], reach);
  expect(start).toBe(150);
  expect(placed).toEqual([
    { amount: 300n, x: 150, length: 450 },
    { amount: -100n, x: 0, length: 150 },
  ]);
});

test('a bar of nothing has no part, and begins at the left', () => {
  expect(placeParts([{ amount: 0n }], reachOf([[0n]]))).toEqual({ start: 0, placed: [] });
});
