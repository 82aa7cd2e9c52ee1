import { expect, test } from 'vitest';
import { effortOf, fingerprintOf, hasNameOf } from './password-strength.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 1],
  ['123456789', 1],
  ['fedcba', 1],
  ['larklarklarklark', 5],
  ['90210735', 3],
  ['heather on the hill', 16],
])('“%s” is worth %i new characters', (password, effort) => {
  expect(effortOf(password)).toBe(effort);
});

test('a fingerprint is of the password in any case, and of six digits', () => {
  expect(fingerprintOf('Terminator')).toBe(fingerprintOf('terminator'));
  expect(fingerprintOf('terminator')).toMatch(/^[0-9a-f]{6}$/);
  expect(fingerprintOf('terminator')).not.toBe(fingerprintOf('terminatos'));
});

test('a name is found in any case; one of three letters says too little', () => {
  expect(hasNameOf('my LARKMOOR account', ['Larkmoor'])).toBe(true);
  expect(hasNameOf('a fox on the moor', ['fox', undefined])).toBe(false);
});
