import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exactMinor,
  decimalText,
  formatUsd,
  minorFromNumber,
  numberFromMinor,
  parseDecimal,
  parseTypedAmount,
} from './money.ts';

const minor = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n });

test('every amount survives the way over the wire', () => {
  fc.assert(
    fc.property(minor, (value) => {
      expect(minorFromNumber(JSON.parse(JSON.stringify(numberFromMinor(value))))).toBe(value);
      expect(parseDecimal(decimalText(value))).toBe(value);
    }),
  );
});

test.each([
  ['0.1', 10n],
  ['1234.5', 123_450n],
  ['1,234.50', 123_450n],
  ['$20', 2000n],
  ['$ 1,000,000.00', 100_000_000n],
  ['12.', 1200n],
])('"%s" typed is %s cents', (text, expected) => {
  expect(parseTypedAmount(text)).toBe(expected);
});

test.each([
  '12,50',
  '1,23',
  '1234,567',
  '1.234,56',
  '.5',
  '-5',
  '5.001',
  '1e3',
  '٣',
  '',
  ' ',
  '$',
  '1 000',
])('"%s" typed is an error, never another sum', (text) => {
  expect(parseTypedAmount(text)).toBeUndefined();
});

test.each([0.001, 10.005, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is not an exact amount',
  (value) => {
    expect(minorFromNumber(value)).toBeUndefined();
  },
);

test('amounts are shown with thousands, two decimals and a true minus sign', () => {
  expect([formatUsd(0n), formatUsd(5n), formatUsd(123_456_789n), formatUsd(-250_050n)]).toEqual([
    '$0.00',
    '$0.05',
    '$1,234,567.89',
    '−$2,500.50',
  ]);
});

test('an amount that cannot be read is an error, never $0.00', () => {
  expect(exactMinor(12.5)).toBe(1250n);
  for (const unreadable of [Number.NaN, 0.001, 1e21, undefined as unknown as number])
    expect(() => exactMinor(unreadable)).toThrow(RangeError);
});
