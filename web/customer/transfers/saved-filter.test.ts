import { expect, test } from 'vitest';
import { moneyText } from '../../ui/money/money-text.tsx';
import { readAmounts } from './amount-range.ts';
import { wholeList } from './list-filter.ts';
import { filterOfSaved, filterText, savedOf } from './saved-filter.ts';

test('a saved search is what was shown; days that have a name move on with the calendar', () => {
  const shown = {
    ...wholeList,
    search: 'rent',
    type: 'debit',
    from: '2026-11-01',
    to: '2026-11-22',
    amountFrom: '800',
    amountTo: '950.5',
  } as const;
  const saved = savedOf(shown, '2026-11-22');
  expect(saved).toEqual({
    search: 'rent',
    type: 'debit',
    days: 'This month',
    amountFrom: '800',
    amountTo: '950.5',
  });
  expect(filterText(saved, moneyText)).toBe('“rent” · Money out · $800.00 to $950.50 · This month');
  expect(filterOfSaved(saved, '2027-01-05')).toEqual({
    ...shown,
    from: '2027-01-01',
    to: '2027-01-05',
  });
  const fixed = savedOf(
    { ...wholeList, from: '2026-03-02', account: '904118281', status: 'Pending' },
    '2026-11-22',
  );
  expect([fixed, filterText(fixed, moneyText)]).toEqual([
    { account: '904118281', status: 'Pending', from: '2026-03-02' },
    'Account ending in 281 · Pending · from Mar 2, 2026',
  ]);
  expect(savedOf(wholeList, '2026-11-22')).toEqual({});
});

test('amounts are taken as people type them, and what is none says how to type it', () => {
  expect(readAmounts({ amountFrom: '$1,234.5', amountTo: ' ' })).toEqual({
    range: { amountFrom: '1234.50', amountTo: '' },
  });
  expect(readAmounts({ amountFrom: '1,234,5', amountTo: '1000000000' })).toEqual({
    errors: {
      amountFrom: 'Please type the amount like 1,234.50.',
      amountTo: 'Amount can be at most 999,999,999.99.',
    },
  });
  expect(readAmounts({ amountFrom: '2', amountTo: '1' })).toEqual({
    errors: { amountTo: 'The lowest amount can’t be higher than the highest.' },
  });
});
