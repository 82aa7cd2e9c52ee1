import { expect, test } from 'vitest';
import type { Account } from '../../../contract/accounts.ts';
import { isLow } from './is-low.ts';

const account = (type: Account['type'], available: number) => ({ type, available });

test('an account with a little is low; a full, unused or investing one is not', () => {
  const savings = account('Savings Account', 50);
  const others = [
    account('Checking Account', 1020),
    account('Checking Account', 0),
    account('Investment Account', 5),
  ];
  expect([savings, ...others].filter(isLow)).toEqual([savings]);
});
