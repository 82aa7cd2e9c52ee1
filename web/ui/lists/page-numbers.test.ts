import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [9, 9, '1 … 8 9'],
  [50, 100, '1 … 49 50 51 … 100'],
])('page %i of %i offers %s', (current, count, offered) => {
  expect(pageNumbers(current, count).join(' ')).toBe(offered);
});

test('every page offers itself and both ends, once, in order [D-68]', () => {
  for (let count = 1; count <= 40; count++) {
    for (let current = 1; current <= count; current++) {
      const numbers = pageNumbers(current, count).filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
    }
  }
});
