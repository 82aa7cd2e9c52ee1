import { expect, test } from 'vitest';
import { earlierDay, earlierPeriod, periodOf } from './statement-periods.ts';

test.each([
  ['2026-11-21', 'day_before', '2026-11-20'],
  ['2026-03-01', 'day_before', '2026-02-28'],
  ['2028-03-01', 'day_before', '2028-02-29'],
  ['2026-11-21', 'month_before', '2026-10-21'],
  // The end of a month is compared with the end of another one, however long they are.
  ['2026-03-31', 'month_before', '2026-02-28'],
  ['2026-02-28', 'month_before', '2026-01-31'],
  ['2028-02-28', 'month_before', '2028-01-28'],
  ['2026-03-30', 'month_before', '2026-02-28'],
  ['2026-01-31', 'month_before', '2025-12-31'],
  ['2028-02-29', 'year_before', '2027-02-28'],
  ['2029-02-28', 'year_before', '2028-02-29'],
] as const)('at the end of %s, %s is %s', (day, against, expected) => {
  expect(earlierDay(day, against)).toBe(expected);
});

test.each([
  ['day', '2028-02-29', ['2028-02-29', '2028-02-29'], '2028-02-28', '2027-02-28'],
  ['day', '2026-01-01', ['2026-01-01', '2026-01-01'], '2025-12-31', '2025-01-01'],
] as const)('a %s: %s', (span, text, [from, to], before, yearBefore) => {
  const period = periodOf(span, text, '2030-01-01');
  expect(period).toEqual({ from, to });
  expect(earlierPeriod(span, period, 'before')).toEqual({ from: before, to: before });
  expect(earlierPeriod(span, period, 'year_before')).toEqual({ from: yearBefore, to: yearBefore });
});

test.each([
  ['month', '2026-03', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28', '2025-03-01 2025-03-31'],
  ['month', '2028-02', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31', '2027-02-01 2027-02-28'],
  ['month', '2026-01', '2026-01-01 2026-01-31', '2025-12-01 2025-12-31', '2025-01-01 2025-01-31'],
  ['month', '2026-12', '2026-12-01 2026-12-31', '2026-11-01 2026-11-30', '2025-12-01 2025-12-31'],
  ['year', '2026', '2026-01-01 2026-12-31', '2025-01-01 2025-12-31', '2025-01-01 2025-12-31'],
  [
    'year_to_date',
    '2028-02-29',
    '2028-01-01 2028-02-29',
    '2027-01-01 2027-02-28',
    '2027-01-01 2027-02-28',
  ],
] as const)('a %s: %s', (span, text, days, before, yearBefore) => {
  const written = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
  const period = periodOf(span, text, '2030-01-01');
  expect(written(period)).toBe(days);
  expect(written(earlierPeriod(span, period, 'before'))).toBe(before);
  expect(written(earlierPeriod(span, period, 'year_before'))).toBe(yearBefore);
});

test('without a text it is the period of today', () => {
  expect(periodOf('month', undefined, '2026-11-21')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(periodOf('year_to_date', undefined, '2026-11-21').from).toBe('2026-01-01');
});

test('a month that is not over is compared with as many days of the month before', () => {
  const soFar = (from: string, to: string) => earlierPeriod('month', { from, to }, 'before');
  expect(soFar('2026-11-01', '2026-11-21')).toEqual({ from: '2026-10-01', to: '2026-10-21' });
  expect(soFar('2026-03-01', '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(soFar('2026-11-01', '2026-11-30')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});
