import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answeredNumber,
  currencies,
  exactMinor,
  decimalText,
  formatUsd,
  minorFromNumber,
  numberFromMinor,
  parseDecimal,
  parseTypedAmount,
} from './money.ts';

const minor = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n });

test('every amount survives the way over the wire [L-245]', () => {
  fc.assert(
    fc.property(minor, (value) => {
      expect(minorFromNumber(JSON.parse(JSON.stringify(numberFromMinor(value))))).toBe(value);
      expect(numberFromMinor(value)).toBe(Number(decimalText(value)));
      expect(parseDecimal(decimalText(value))).toBe(value);
    }),
  );
});

test('an answer holds no amount that its reader would refuse', () => {
  const most = 99_999_999_999_999n;
  expect([most, -most].map((value) => exactMinor(answeredNumber(value)))).toEqual([most, -most]);
  for (const above of [most + 1n, -most - 1n])
    expect(() => answeredNumber(above)).toThrow(RangeError);
});

test.each([
  ['0.1', 10n],
  ['1234.5', 123_450n],
  ['1,234.50', 123_450n],
  ['$20', 2000n],
  ['$ 1,000,000.00', 100_000_000n],
  ['12.', 1200n],
  ['12,50', 1250n],
  ['1,5', 150n],
  ['1,234', 123_400n],
  ['1.234,56', 123_456n],
  ['1 234 567,5', 123_456_750n],
  ['1\u00a0234.50', 123_450n],
  ['٣', 300n],
  ['١٬٢٣٤٫٥٠', 123_450n],
  ['１２．５０', 1250n],
  ['20 $', 2000n],
  ['USD 20', 2000n],
])('"%s" typed is %s cents', (text, expected) => {
  expect(parseTypedAmount(text)).toBe(expected);
});

test.each([
  '12,',
  '1234,567',
  '1,234,5',
  '1.234',
  '12.34,5',
  '1 23',
  '1,234 567',
  '.5',
  '-5',
  '5.001',
  '1e3',
  '½',
  '²',
  '€20',
  '20 EUR',
  'A$20',
  '$20$',
  '',
  ' ',
  '$',
])('"%s" typed is an error, never another sum', (text) => {
  expect(parseTypedAmount(text)).toBeUndefined();
});

test('the sign of an amount is that of its currency, or it is an error', () => {
  for (const [text, currency] of [
    ['€20', 'EUR'],
    ['20,00 €', 'EUR'],
    ['20 EUR', 'EUR'],
    ['£20', 'GBP'],
    ['A$20', 'AUD'],
    ['C$ 20', 'CAD'],
    ['₹20', 'INR'],
    ['20', 'INR'],
  ] as const) {
    expect(parseTypedAmount(text, currency), text).toBe(2000n);
    const another = currencies.filter((other) => other !== currency && /[^\d\s.,]/.test(text));
    for (const other of another) expect(parseTypedAmount(text, other), text).toBeUndefined();
  }
  for (const currency of ['EUR', 'AUD', 'CAD'] as const)
    expect(parseTypedAmount('$20', currency)).toBeUndefined();
});

test.each([0.001, 10.005, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is not an exact amount',
  (value) => {
    expect(minorFromNumber(value)).toBeUndefined();
  },
);

test('amounts are shown with thousands, two decimals and a true minus sign [D-13]', () => {
  expect([formatUsd(0n), formatUsd(5n), formatUsd(123_456_789n), formatUsd(-250_050n)]).toEqual([
    '$0.00',
    '$0.05',
    '$1,234,567.89',
    '−$2,500.50',
  ]);
});

test('an amount that cannot be read is an error, never $0.00 [D-13]', () => {
  expect(exactMinor(12.5)).toBe(1250n);
  for (const unreadable of [Number.NaN, 0.001, 1e21, undefined as unknown as number])
    expect(() => exactMinor(unreadable)).toThrow(RangeError);
});
