import { expect, test } from 'vitest';
import type { Account } from '../../../contract/people/account.ts';
import { isLow } from './is-low.ts';

const account = (type: Account['type'], available: bigint) => ({ type, available });

test('an account with a little is low; a full, unused or investing one is not [D-33]', () => {
  const savings = account('Savings Account', 50_00n);
  const others = [
    account('Checking Account', 1020_00n),
    account('Checking Account', 0n),
    account('Investment Account', 5_00n),
  ];
  expect([savings, ...others].filter(isLow)).toEqual([savings]);
});
