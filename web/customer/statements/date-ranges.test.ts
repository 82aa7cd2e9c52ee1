import { expect, test } from 'vitest';
import { dateRanges } from './date-ranges.ts';

test('ranges follow the bank’s calendar, over the turn of the year too', () => {
  expect(dateRanges(new Date('2027-01-01T03:00:00Z'))).toEqual({
    'This month': { from: '2026-12-01', to: '2026-12-31' },
    'Last month': { from: '2026-11-01', to: '2026-11-30' },
    'Year to date': { from: '2026-01-01', to: '2026-12-31' },
  });
  expect(dateRanges(new Date('2028-03-31T16:00:00Z'))['Last month']).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});
