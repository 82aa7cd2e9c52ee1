import { expect, test } from 'vitest';
import { foldDigits } from './fold-digits.ts';

test.each([
  ['١٢٣٤٥٦٧٨٩', '123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['１２３-４５６', '123-456'],
  ['०१२३४५६७८९', '0123456789'],
  // Five kinds of mathematical digits adjoin.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['12 abc ½ ²', '12 abc ½ ²'],
])('%s is read as %s', (typed, read) => {
  expect(foldDigits(typed)).toBe(read);
});

test('every decimal digit of Unicode is read as the value that Unicode gives it', () => {
  // Each script's ten digits in their order: the collator compares them by value.
  const { compare } = new Intl.Collator('en', { numeric: true });
  const digits = Array.from({ length: 0x1_10_00 * 16 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
    .filter((codePoint) => codePoint <= 0x10_ff_ff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  const wrong = digits.filter((digit) => compare(digit, foldDigits(digit)) !== 0);
  expect(wrong).toEqual([]);
});
