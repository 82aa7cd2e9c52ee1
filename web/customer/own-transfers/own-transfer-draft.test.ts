import { expect, test } from 'vitest';
import type { Account } from '../../../contract/people/account.ts';
import { bodyOf, checkDraft, chooseAccount, openDraft } from './own-transfer-draft.ts';

const account = (type: Account['type'], number: string, available: bigint): Account => ({
  _id: number,
  type,
  number,
  balance: available,
  available,
});
const accounts = [
  account('Checking Account', '100000001', 3000_00n),
  account('Savings Account', '100000002', 0n),
  account('Investment Account', '100000003', 50_00n),
];

test('it opens from where most money is, to the account asked for', () => {
  expect(openDraft(accounts)).toMatchObject({
    fromAccount: '100000001',
    toAccount: '100000002',
    amount: '',
  });
  expect(openDraft(accounts, { to: '100000001' })).toMatchObject({
    fromAccount: '100000003',
    toAccount: '100000001',
  });
  const saved = accounts.map((one) => ({
    ...one,
    available: one.type === 'Savings Account' ? 10_00n : 0n,
  }));
  expect(openDraft(saved)).toMatchObject({ fromAccount: '100000002', toAccount: '100000001' });
});

test('the same account never stands on both sides: choosing it there trades places', () => {
  const draft = openDraft(accounts);
  expect(chooseAccount(draft, 'fromAccount', '100000002')).toEqual({
    fromAccount: '100000002',
    toAccount: '100000001',
  });
  expect(chooseAccount(draft, 'toAccount', '100000003')).toEqual({
    fromAccount: '100000001',
    toAccount: '100000003',
  });
});

test('the body is exact: the amount, and no reference where none was typed', () => {
  const draft = { ...openDraft(accounts), amount: '$1,250.5' };
  expect(bodyOf(draft)).toEqual({
    fromAccount: '100000001',
    toAccount: '100000002',
    amount: 1250_50n,
  });
  expect(bodyOf({ ...draft, reference: ' For June ' })).toMatchObject({ reference: 'For June' });
  const today = '2026-11-28';
  expect(bodyOf({ ...draft, day: '2026-12-01', repeat: 'monthly' })).toMatchObject({
    transferDate: '2026-12-01',
    repeat: 'monthly',
  });
  expect(bodyOf({ ...draft, repeat: 'monthly' })).not.toHaveProperty('repeat');
  expect(checkDraft({ ...draft, day: '2026-11-29' }, today)).toEqual({});
  for (const day of [today, '2026-11-27'])
    expect(checkDraft({ ...draft, day }, today)).toEqual({ day: 'Please choose a day ahead.' });
  expect(checkDraft({ ...draft, amount: '' }, today)).toEqual({ amount: 'Amount is required.' });
  expect(checkDraft({ ...draft, amount: '0' }, today)).toEqual({
    amount: 'Amount must be greater than 0.',
  });
});
