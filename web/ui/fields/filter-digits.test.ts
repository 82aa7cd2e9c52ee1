import { expect, test } from 'vitest';
import { digitsOf } from './filter-digits.ts';

test.each([
  ['123-456-789', '123456789'],
  ['12345abc6789', '123456789'],
  [' 026 555 014 ', '026555014'],
  ['1234567890123', '123456789'],
  ['abc', ''],
  ['١٢٣٤٥٦٧٨٩', '123456789'],
  ['１２３-４５６-７８９０', '123456789'],
])('%j keeps the digits %j: filtered first, cut then [D-17 L-145 L-155 L-334]', (typed, kept) => {
  expect(digitsOf(typed, 9)).toBe(kept);
});
