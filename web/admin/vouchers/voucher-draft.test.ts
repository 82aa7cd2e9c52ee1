import { expect, test } from 'vitest';
import { checkVoucher, emptyLine, missingIn, type DraftLine } from './voucher-draft.ts';

const line = (key: number, part: Partial<DraftLine>): DraftLine => ({ ...emptyLine(key), ...part });
const draft = (...lines: DraftLine[]) => ({ reason: 'A fee', day: '', lines });

test('a voucher is sent with its sides, in minor units', () => {
  expect(
    checkVoucher(
      draft(
        line(0, { account: '4020', debit: '1,200.5' }),
        line(1, { account: '1190', credit: '$1,200.50' }),
      ),
    ),
  ).toEqual({
    values: {
      reason: 'A fee',
      legs: [
        { account: '4020', currency: 'USD', side: 'debit', amount: 1_200_50n },
        { account: '1190', currency: 'USD', side: 'credit', amount: 1_200_50n },
      ],
    },
  });
});

test('what is wrong is said at its field, and an imbalance with its amount', () => {
  expect(
    checkVoucher({ ...draft(line(0, {}), line(1, { account: '1190' })), reason: ' ' }),
  ).toEqual({
    errors: {
      reason: 'Please say what it is for.',
      'account-0': 'Please choose an account.',
      'debit-1': 'Amount is required.',
    },
  });
  const both = line(0, { account: '4020', debit: '1', credit: '1' });
  expect(checkVoucher(draft(both)).errors).toEqual({
    'debit-0': 'Please give a debit or a credit.',
  });
  const lines = [
    line(0, { account: '4020', debit: '2' }),
    line(1, { account: '1190', credit: '1' }),
  ];
  expect(missingIn(lines)).toEqual(new Map([['USD', -1_00n]]));
  expect(checkVoucher(draft(...lines)).failure?.message).toBe('$1.00 more is on the debit side.');
});

test('each currency balances by itself', () => {
  const lines = [
    line(0, { account: '1010', debit: '5', currency: 'EUR' }),
    line(1, { account: '1310', credit: '5' }),
  ];
  expect(checkVoucher(draft(...lines)).failure?.message).toContain('more is on the debit side');
});
