import { expect, test } from 'vitest';
import { nextNightly } from './prove-books.job.ts';

test.each([
  ['an hour before', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'],
  ['at two itself', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'],
  ['in the evening', '2026-11-21T01:00:00Z', '2026-11-21T07:00:00Z'],
  ['at half past one, before the clocks go back', '2027-11-07T05:30:00Z', '2027-11-07T07:00:00Z'],
  ['at half past one, after they went back', '2027-11-07T06:30:00Z', '2027-11-07T07:00:00Z'],
  ['the day before', '2027-11-06T18:00:00Z', '2027-11-07T07:00:00Z'],
  ['a minute before the clocks skip two o’clock', '2027-03-14T06:59:00Z', '2027-03-14T07:00:00Z'],
  ['the day after they did', '2027-03-14T18:00:00Z', '2027-03-15T06:00:00Z'],
])(
  'the books are proven at two in the night, by the clock on the wall: asked %s',
  (_, now, next) => {
    expect(nextNightly(Temporal.Instant.from(now)).toString()).toBe(next);
  },
);
