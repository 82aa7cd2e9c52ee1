import { expect, test } from 'vitest';
import { billDue, firstPaymentAt } from './bill-due.ts';

const none = { closed: [], open: [] };
const at = (text: string) => Temporal.Instant.from(text);
const newYork = (instant: Temporal.Instant) =>
  instant
    .toZonedDateTimeISO('America/New_York')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const dues = (first: string, frequency: 'weekly' | 'monthly', numbers: number[]) =>
  numbers.map((number) =>
    newYork(billDue(firstPaymentAt(at(first), frequency), number, none).dueAt),
  );

test('a bill keeps its time of day when clocks change in March and November [L-280]', () => {
  // 9:30 in New York is 14:30 UTC in winter and 13:30 in summer.
  expect(dues('2027-03-08T14:30:00Z', 'weekly', [1, 2])).toEqual([
    '2027-03-15T09:30',
    '2027-03-22T09:30',
  ]);
  expect(billDue(firstPaymentAt(at('2027-03-08T14:30:00Z'), 'weekly'), 1, none).dueAt).toEqual(
    at('2027-03-15T13:30:00Z'),
  );
  expect(dues('2027-11-01T13:30:00Z', 'weekly', [1, 2])).toEqual([
    '2027-11-08T09:30',
    '2027-11-15T09:30',
  ]);
  expect(billDue(firstPaymentAt(at('2027-11-01T13:30:00Z'), 'weekly'), 1, none).dueAt).toEqual(
    at('2027-11-08T14:30:00Z'),
  );
});

test('a time of day that a date does not have moves only that date', () => {
  // The hour from two to three is missing on Sunday, March 14, 2027. The bank makes no payments on
  // a Sunday, and on Monday the hour is there again.
  expect(dues('2027-02-14T07:15:00Z', 'monthly', [1, 2])).toEqual([
    '2027-03-15T02:15',
    '2027-04-14T02:15',
  ]);
});

test.each([
  [
    'a Saturday waits for Monday',
    '2027-01-09T15:00:00Z',
    'monthly',
    2,
    '2027-03-09',
    '2027-03-09T10:00',
  ],
  [
    'a Sunday before a holiday waits for Tuesday',
    '2027-01-14T15:00:00Z',
    'monthly',
    1,
    '2027-02-14',
    '2027-02-16T10:00',
  ],
  [
    'Thanksgiving waits for Friday',
    '2027-11-18T15:00:00Z',
    'weekly',
    1,
    '2027-11-25',
    '2027-11-26T10:00',
  ],
  [
    'the 31st that falls on a Sunday is paid in the next month',
    '2026-12-31T15:00:00Z',
    'monthly',
    1,
    '2027-01-31',
    '2027-02-01T10:00',
  ],
] as const)('%s, and keeps its own day', (_name, first, frequency, number, day, paid) => {
  const due = billDue(firstPaymentAt(at(first), frequency), number, none);
  expect([due.day, newYork(due.dueAt)]).toEqual([day, paid]);
});
