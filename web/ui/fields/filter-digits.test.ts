import { expect, test } from 'vitest';
import { digitsOf } from './filter-digits.ts';

test.each([
  ['123-456-789', '123456789'],
  ['12345abc6789', '123456789'],
  [' 026 555 014 ', '026555014'],
  ['1234567890123', '123456789'],
  ['abc', ''],
])('%j keeps the digits %j: filtered first, cut then', (typed, kept) => {
  expect(digitsOf(typed, 9)).toBe(kept);
});
