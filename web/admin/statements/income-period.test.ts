import { expect, test } from 'vitest';
import { askedPeriod, periodName, periodsSince, stepFrom } from './income-period.ts';

test.each([
  ['day', '2026-12-31', '2027-01-01'],
  ['month', '2026-12', '2027-01'],
  ['year', '2026', '2027'],
  ['year_to_date', '2028-02-28', '2028-02-29'],
] as const)('a %s: after %s comes %s', (span, period, next) => {
  expect(stepFrom(span, period, 1)).toBe(next);
  expect(stepFrom(span, next, -1)).toBe(period);
});

test('the periods to choose from begin with that of today and end with that of the first entry', () => {
  expect(periodsSince('month', '2025-12-31', '2026-02-01')).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
  ]);
  expect(periodsSince('year', '2026-02-01', '2026-02-01')).toEqual(['2026']);
  expect(periodName('2026-02')).toBe('February 2026');
});

test('an address without a period, or with a wrong one, is that of the current one', () => {
  const asked = (query: string) => askedPeriod(new URLSearchParams(query));
  expect(asked('')).toEqual({ span: 'month', period: undefined });
  expect(asked('span=month&period=2026-13')).toEqual({ span: 'month', period: undefined });
  expect(asked('span=week&period=2026-11')).toEqual({ span: 'month', period: '2026-11' });
  expect(asked('span=year&period=2026')).toEqual({ span: 'year', period: '2026' });
});
