import { expect, test } from 'vitest';
import { countFilters, filterOf, paramsOf } from './list-filter.ts';

test('an address keeps the whole filter, and what it cannot mean is left out [D-65]', () => {
  const address =
    'search=rent&account=904118281&type=debit&status=Pending&from=2026-11-01&to=2026-11-30&amountFrom=45.67&amountTo=1200&page=3';
  const filter = filterOf(new URLSearchParams(address));
  expect(new URLSearchParams(paramsOf(filter, 3)).toString()).toBe(address);
  expect(countFilters(filter)).toBe(5);
  const odd = filterOf(
    new URLSearchParams(
      'account=1%27--&type=both&status=Approved&from=yesterday&amountFrom=9&amountTo=8',
    ),
  );
  expect([paramsOf(odd), countFilters(odd)]).toEqual([{}, 0]);
});
