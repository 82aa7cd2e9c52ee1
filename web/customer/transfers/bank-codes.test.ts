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
  // ISO 13616 gives out 02 to 98; mod 97 alone would take 99 for 02, 01 for 98 and 00 for 97.
  ['DE99370400440532013014', false],
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

test.each([
  ['FR7630006000011234567890189', 'BFCORERX'],
  ['GB82WEST12345698765432', 'LOYDJESH'],
  ['FI2112345600000785', 'AABAAXAX'],
])('%s fits %s: the territory uses the IBANs of its country', (iban, swift) => {
  expect(ibanWarning(iban, swift)).toBeUndefined();
});

test('an IBAN of another length than its country has, or of none, is worth a second look', () => {
  expect(ibanWarning('DE5137040044053201300', 'SPWBDEBB')).toBe(
    'An IBAN from Germany has 22 characters; this one has 21. Please compare it with the recipient’s.',
  );
  expect(ibanWarning('US88370400440532013000', 'SPWBUSBB')).toContain(
    'No IBANs are registered for United States.',
  );
});

test.each(['LOYDUK22', 'AAAAXB22', 'AAAAZZ22', 'AAAAEU22', 'AAAASU22', 'AAAAAN22'])(
  '%s names no country, so no bank is confirmed',
  (swift) => {
    expect(swiftHint(swift)).not.toContain('A bank in');
    expect(swiftWarning(swift)).toContain('does not look like');
  },
);

test('the first four characters of a SWIFT code may be digits', () => {
  expect(swiftWarning('E097AEXX')).toBeUndefined();
  expect(swiftHint('E097AEXX')).toBe('A bank in United Arab Emirates.');
});

test('a SWIFT code says its country, and is warned about when it has none [D-40]', () => {
  expect(swiftHint('SPWBDEBB100')).toBe('A bank in Germany.');
  expect([swiftWarning('SPWBDEBB'), swiftWarning('SPWBD')]).toEqual([undefined, undefined]);
  expect(swiftWarning('12345678')).toContain('does not look like');
});

test('the countries offered have names', () => {
  expect(offeredCountries).toContain('United Kingdom');
  expect(offeredCountries).toHaveLength(39);
});
