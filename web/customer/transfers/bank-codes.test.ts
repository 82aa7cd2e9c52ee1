import { expect, test } from 'vitest';
import {
  fitsCheckDigits,
  ibanWarning,
  offeredCountries,
  swiftHint,
  swiftWarning,
} from './bank-codes.ts';

test.each([
  ['DE89370400440532013000', true],
  ['GB82WEST12345698765432', true],
  ['DE88370400440532013000', false],
  ['1234567890123456', false],
])('the check digits of %s fit: %s', (iban, fits) => {
  expect(fitsCheckDigits(iban)).toBe(fits);
});

test('an IBAN is warned about when long enough, or against the SWIFT code', () => {
  expect(ibanWarning('DE88', 'SPWBDEBB')).toBeUndefined();
  expect(ibanWarning('DE89370400440532013000', 'SPWBDEBB')).toBeUndefined();
  expect(ibanWarning('DE88370400440532013000', 'SPWBDEBB')).toContain('doesn’t look right');
  expect(ibanWarning('DE89370400440532013000', 'SPWBFRPP')).toContain(
    'The IBAN is from Germany, the SWIFT code from France.',
  );
});

test('a SWIFT code says its country, and is warned about when it has none', () => {
  expect(swiftHint('SPWBDEBB100')).toBe('A bank in Germany.');
  expect([swiftWarning('SPWBDEBB'), swiftWarning('SPWBD')]).toEqual([undefined, undefined]);
  expect(swiftWarning('12345678')).toContain('does not look like');
});

test('the countries offered have names', () => {
  expect(offeredCountries).toContain('United Kingdom');
  expect(offeredCountries).toHaveLength(39);
});
