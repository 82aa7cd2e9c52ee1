import { expect, test } from 'vitest';
import { instalmentDay } from './instalment-days.ts';

const none = { closed: [], open: [] };
const daysOf = (paidOutOn: string, numbers: number[]) =>
  numbers.map((number) => instalmentDay(paidOutOn, number, none));

test('a loan paid out on the 31st is due on the last day of shorter months [L-299]', () => {
  expect(daysOf('2028-01-31', [1, 2, 3, 5, 7])).toEqual([
    '2028-02-29',
    '2028-03-31',
    '2028-05-01',
    '2028-06-30',
    '2028-08-31',
  ]);
});

test('a closed day moves to the next business day, and moves no other', () => {
  // A Saturday; Christmas on a Friday; the bank's own closing.
  expect(daysOf('2026-10-21', [1, 2])).toEqual(['2026-11-23', '2026-12-21']);
  expect(daysOf('2026-11-25', [1, 2])).toEqual(['2026-12-28', '2027-01-25']);
  expect(instalmentDay('2026-11-23', 1, { closed: [{ day: '2026-12-23' }], open: [] })).toBe(
    '2026-12-24',
  );
});
