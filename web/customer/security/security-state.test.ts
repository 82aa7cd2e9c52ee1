import { expect, test } from 'vitest';
import { passwordAge } from './password-age.ts';
import { guardsOf, type Known } from './security-state.ts';

const nothing: Known = {
  email: 'ines@mail.example',
  emailConfirmed: false,
  pin: { set: false, off: false, lockedUntil: null },
  twoStepsSince: null,
  recoveryCodesLeft: 0,
  passkeys: 0,
};
const set = { set: true, off: false, lockedUntil: null };
const onOf = (known: Partial<Known>) =>
  guardsOf({ ...nothing, ...known })
    .filter(({ isOn }) => isOn)
    .map(({ name }) => name);
const detailOf = (name: string, known: Partial<Known>) =>
  guardsOf({ ...nothing, ...known }).find((guard) => guard.name === name)?.detail;

test('each guard is on for what the bank knows of it, and for nothing else', () => {
  expect(onOf({})).toEqual([]);
  expect(onOf({ emailConfirmed: true })).toEqual(['Confirmed email']);
  expect(onOf({ pin: set })).toEqual(['Security PIN']);
  // Codes without two-step sign-in open nothing.
  expect(onOf({ recoveryCodesLeft: 10 })).toEqual([]);
  expect(onOf({ twoStepsSince: '2026-11-01T12:00:00Z' })).toEqual(['Two-step sign-in']);
  expect(onOf({ twoStepsSince: '2026-11-01T12:00:00Z', recoveryCodesLeft: 1 })).toEqual([
    'Two-step sign-in',
    'Recovery codes',
  ]);
  expect(onOf({ passkeys: 2 })).toEqual(['Passkeys']);
});

test('a PIN that gave way to passkeys counts, and says what approves payments', () => {
  const off = { pin: { set: false, off: true, lockedUntil: null }, passkeys: 1 };
  expect(onOf(off)).toEqual(['Security PIN', 'Passkeys']);
  expect(detailOf('Security PIN', off)).toMatch(/passkeys approve/i);
  expect(
    detailOf('Security PIN', { pin: { ...set, lockedUntil: '2026-11-26T12:00:00Z' } }),
  ).toMatch(/^Locked/);
});

test('every guard has its door, and one with few recovery codes asks for new ones', () => {
  expect(guardsOf(nothing).map(({ to }) => to)).toEqual([
    '/user/profile',
    '/user/security-pin',
    '/user/two-step#app',
    '/user/two-step#passkeys',
    '/user/two-step#app',
  ]);
  const withCodes = guardsOf({ ...nothing, twoStepsSince: '2026-11-01T12:00:00Z' });
  expect(withCodes.at(-1)?.to).toBe('/user/two-step#codes');
  const codes = (recoveryCodesLeft: number) =>
    detailOf('Recovery codes', { twoStepsSince: '2026-11-01T12:00:00Z', recoveryCodesLeft });
  expect(codes(8)).toBe('8 codes left.');
  expect(codes(1)).toBe('Only 1 code left. Make new ones.');
  expect(codes(0)).toMatch(/^None left/);
});

test('the age of a password is told by its day, and never made up', () => {
  const now = new Date('2026-11-26T17:00:00Z');
  expect(passwordAge('2026-11-26T15:00:00Z', now)).toBe('Last changed Nov 26, 2026, today.');
  expect(passwordAge('2026-11-25T15:00:00Z', now)).toBe('Last changed Nov 25, 2026, 1 day ago.');
  expect(passwordAge('2024-06-01T15:00:00Z', now)).toBe(
    'Last changed Jun 1, 2024, over 2 years ago.',
  );
  expect(passwordAge(null, now)).not.toMatch(/\d/);
});
