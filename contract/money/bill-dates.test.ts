import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billDay, billNumberAfter } from './bill-dates.ts';
import { billFrequencies, type BillFrequency } from './bills.ts';

const days = (first: string, frequency: BillFrequency, count: number) =>
  Array.from({ length: count }, (_, number) => billDay(first, frequency, number));

test('the 31st becomes the last day of shorter months and returns to the 31st', () => {
  expect(days('2027-01-31', 'monthly', 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(days('2027-08-31', 'quarterly', 4)).toEqual([
    '2027-08-31',
    '2027-11-30',
    '2028-02-29',
    '2028-05-31',
  ]);
});

test('the leap day is the last of February in the years without one', () => {
  expect(days('2028-02-29', 'yearly', 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('weeks go on over the turn of the year', () => {
  expect(days('2026-12-21', 'weekly', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(days('2026-12-21', 'every two weeks', 3)).toEqual([
    '2026-12-21',
    '2027-01-04',
    '2027-01-18',
  ]);
});

const anyDay = fc
  .tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) =>
    Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' }),
  );
const anyFrequency = fc.constantFrom(...billFrequencies);
const stepOf = (frequency: BillFrequency, number: number): Temporal.DurationLike =>
  ({
    weekly: { weeks: number },
    'every two weeks': { weeks: 2 * number },
    monthly: { months: number },
    quarterly: { months: 3 * number },
    yearly: { years: number },
  })[frequency];

describe('for any first day and frequency', () => {
  test('a date is what the calendar says so many weeks, months or years after the first', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyFrequency,
        fc.integer({ min: 0, max: 600 }),
        (first, frequency, number) => {
          expect(billDay(first.toString(), frequency, number)).toBe(
            first.add(stepOf(frequency, number)).toString(),
          );
        },
      ),
    );
  });

  test('each date lies after the one before it', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyFrequency,
        fc.integer({ min: 0, max: 600 }),
        (first, frequency, number) => {
          expect(
            billDay(first.toString(), frequency, number + 1) >
              billDay(first.toString(), frequency, number),
          ).toBe(true);
        },
      ),
    );
  });

  test('the next date after a day is the first of all that lie after it', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, anyDay, (first, frequency, today) => {
        const number = billNumberAfter(first.toString(), frequency, today.toString());
        expect(billDay(first.toString(), frequency, number) > today.toString()).toBe(true);
        if (number > 1)
          expect(billDay(first.toString(), frequency, number - 1) <= today.toString()).toBe(true);
      }),
    );
  });
});
