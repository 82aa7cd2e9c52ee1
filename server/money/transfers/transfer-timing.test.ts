import { expect, test } from 'vitest';
import { createClock } from '../../base/clock.ts';
import { timingOf } from './transfer-timing.ts';

const now = Temporal.Instant.from('2027-11-21T15:00:00Z');
const clock = { ...createClock(), now: () => now, businessNow: () => now };

test.each([
  ['2020-02-29', 'now'],
  ['2027-11-21T15:10:00Z', 'now'],
  ['2027-11-21T15:10:01Z', 'scheduled'],
  // Without a zone it is New York: 10:10 there is 15:10 UTC.
  ['2027-11-21T10:10', 'now'],
  ['2027-11-21T10:11', 'scheduled'],
  // Over a leap day a year is 366 days, and still a year.
  ['2028-11-21T15:00:00Z', 'scheduled'],
  ['2028-11-21T15:11:00Z', 'too_far'],
])('the date %s is %s [L-278]', (date, kind) => {
  expect(timingOf(clock, date).kind).toBe(kind);
});

test('an order without a date is for now [L-098]', () => {
  expect(timingOf(clock, undefined)).toEqual({ kind: 'now', date: now });
});
