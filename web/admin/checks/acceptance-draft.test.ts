import { expect, test } from 'vitest';
import { checkAmounts } from './acceptance-draft.ts';

test('the amount the customer wrote is typed once', () => {
  expect(checkAmounts({ amount: '1,250.50', confirmedAmount: '' }, 125_050n)).toEqual({
    values: { amount: 1250_50n },
  });
});

test('any other amount is typed twice, and equal', () => {
  expect(checkAmounts({ amount: '12', confirmedAmount: '' }, 120_00n)).toEqual({
    errors: { confirmedAmount: 'Please type the amount again.' },
  });
  expect(checkAmounts({ amount: '12', confirmedAmount: '21' }, null)).toEqual({
    errors: { confirmedAmount: 'The two amounts differ. Please read the check again.' },
  });
  expect(checkAmounts({ amount: '12', confirmedAmount: '$12.00' }, null)).toEqual({
    values: { amount: 12_00n, confirmedAmount: 12_00n },
  });
});

test.each([
  ['', 'Please enter the amount of the check.'],
  ['0', 'Amount must be greater than 0.'],
  ['1.005', 'Amount can have at most two decimals.'],
  ['1,234,5', 'Please type the amount like 1,234.50.'],
])('the amount %j is complained about', (amount, message) => {
  expect(checkAmounts({ amount, confirmedAmount: amount }, null)).toEqual({
    errors: { amount: message },
  });
});
