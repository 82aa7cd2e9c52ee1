import { expect, test } from 'vitest';
import { bankDateTime, bankDay, instantTyped, withOffset } from './bank-clock.ts';
import { formatDay, formatExact, formatTime, noonOf } from '../ui/values/format-date.ts';

test('a moment is written by the clock in New York, wherever this runs', () => {
  const evening = new Date('2026-11-23T01:13:07Z');
  expect([bankDay(evening), bankDateTime(evening), withOffset(evening)]).toEqual([
    '2026-11-22',
    '2026-11-22T20:13',
    '2026-11-22T20:13:07-05:00',
  ]);
  expect([formatDay(evening), formatTime(evening)]).toEqual(['Nov 22, 2026', '8:13 PM']);
  expect(formatExact(evening)).toBe('Sun, Nov 22, 2026, 8:13\u00A0PM\u00A0EST');
  expect(bankDateTime(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22T00:00');
});

test.each([
  ['2026-11-21T09:41', '2026-11-21T14:41:00.000Z'],
  ['2026-07-04T00:05', '2026-07-04T04:05:00.000Z'],
  // The hour that does not exist, and the one that comes twice.
  ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('%s typed in New York time is %s', (typed, instant) => {
  expect(instantTyped(typed).toISOString()).toBe(instant);
});

test.each(['2026-01-01', '2026-07-04', '2026-12-31'])(
  'the bank’s %s is written as that day',
  (day) => {
    expect(bankDay(noonOf(day))).toBe(day);
  },
);
