import { expect, test } from 'vitest';
import { isOpen } from './is-open.ts';

const hours = [
  { weekday: 5, opens: '09:00', closes: '17:00' },
  { weekday: 6, opens: '10:00', closes: '14:00' },
];
const openAt = (zone: string, instant: string, holidays = '') =>
  isOpen(hours, zone, new Date(instant), holidays);

test('a branch is open from its opening minute until, and not at, its closing minute', () => {
  expect(openAt('America/New_York', '2026-11-20T13:59:59Z')).toBe(false);
  expect(openAt('America/New_York', '2026-11-20T14:00:00Z')).toBe(true);
  expect(openAt('America/New_York', '2026-11-20T21:59:59Z')).toBe(true);
  expect(openAt('America/New_York', '2026-11-20T22:00:00Z')).toBe(false);
});

test("the branch's own clock and weekday count, not the visitor's", () => {
  const fridayEveningInNewYork = '2026-11-20T23:30:00Z';
  expect(openAt('America/New_York', fridayEveningInNewYork)).toBe(false);
  expect(openAt('America/Los_Angeles', fridayEveningInNewYork)).toBe(true);
});

test('a day without hours is closed, midnight included', () => {
  expect(openAt('America/New_York', '2026-11-22T17:00:00Z')).toBe(false);
  expect(openAt('America/New_York', '2026-11-20T05:00:00Z')).toBe(false);
});

test('summer time moves the opening hour with the clock on the wall', () => {
  expect(openAt('America/New_York', '2026-07-17T13:00:00Z')).toBe(true);
});

test('on a holiday of the bank a branch is closed, by the day of its own zone', () => {
  const fridayNoon = '2026-11-20T17:00:00Z';
  expect(openAt('America/New_York', fridayNoon, '2026-11-19 2026-11-21')).toBe(true);
  expect(openAt('America/New_York', fridayNoon, '2026-11-20')).toBe(false);
});
