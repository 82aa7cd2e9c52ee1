import { expect, test } from 'vitest';
import { moneyText } from '../../ui/money/money-text.tsx';
import { chosenParts } from './chosen-parts.ts';
import { wholeList } from './list-filter.ts';

test('each chosen filter is named by itself, and taken back alone', () => {
  const filter = {
    ...wholeList,
    search: 'rent',
    account: '904118281',
    type: 'debit',
    amountFrom: '800',
    from: '2026-11-01',
    to: '2026-11-22',
  } as const;
  const parts = chosenParts(filter, {
    today: '2026-11-22',
    amountText: moneyText,
  });
  expect(parts.map(({ text }) => text)).toEqual([
    'Account ending in 281',
    'Money out',
    'from $800.00',
    'This month',
  ]);
  expect(parts[3]?.without).toEqual({ ...filter, from: '', to: '' });
  expect(
    chosenParts({ ...wholeList, search: 'rent' }, { today: '2026-11-22', amountText: moneyText }),
  ).toEqual([]);
});
