import { expect, test } from 'vitest';
import { englishHours, holidaysNear, hoursInWords, officeState } from './opening-hours.ts';

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  { weekday: 6, opens: '10:00', closes: '14:00' },
];
const none = { closed: [], open: [] };
const stateAt = (instant: string, own = none as Parameters<typeof officeState>[1]) =>
  officeState(hours, own, Temporal.Instant.from(instant));

test('a week is written as people write it', () => {
  expect(hoursInWords(hours, englishHours)).toEqual([
    { days: 'Mon-Fri', hours: '9:00 AM - 5:00 PM', closed: false },
    { days: 'Sat', hours: '10:00 AM - 2:00 PM', closed: false },
    { days: 'Sun', hours: 'Closed', closed: true },
  ]);
});

test('an office is open from its opening minute until, and not at, its closing minute', () => {
  const friday = { day: '2026-11-20', isToday: true, opens: '09:00' };
  expect(stateAt('2026-11-20T13:59:59Z')).toEqual({ open: false, ...friday });
  expect(stateAt('2026-11-20T14:00:00Z')).toEqual({ open: true, until: '17:00' });
  expect(stateAt('2026-11-20T22:00:00Z')).toEqual({
    open: false,
    day: '2026-11-21',
    isToday: false,
    opens: '10:00',
  });
});

test('on Thanksgiving it is closed, unless the bank says that it is open', () => {
  const noon = '2026-11-26T17:00:00Z';
  expect(stateAt(noon)).toMatchObject({ open: false, day: '2026-11-27' });
  expect(stateAt(noon, { closed: [], open: [{ day: '2026-11-26' }] })).toMatchObject({
    open: true,
  });
  expect(holidaysNear(none, Temporal.Instant.from(noon))).toEqual(['2026-11-26']);
});

test('a day that the bank closes by itself is passed over; one that never opens says nothing', () => {
  const closed = [{ day: '2026-11-23' }, { day: '2026-11-24' }];
  expect(stateAt('2026-11-22T17:00:00Z', { closed, open: [] })).toMatchObject({
    day: '2026-11-25',
  });
  expect(officeState([], none, Temporal.Instant.from('2026-11-20T15:00:00Z'))).toBeUndefined();
});
