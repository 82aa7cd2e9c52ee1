import { expect, test } from 'vitest';
import { dateRanges } from './date-ranges.ts';

test('ranges follow the bank’s calendar, over the turn of the year too', () => {
  expect(dateRanges('2026-12-31')).toEqual({
    'This month': { from: '2026-12-01', to: '2026-12-31' },
    'Last month': { from: '2026-11-01', to: '2026-11-30' },
    'Year to date': { from: '2026-01-01', to: '2026-12-31' },
  });
  expect(dateRanges('2028-03-31')['Last month']).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});
