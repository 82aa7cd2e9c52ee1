import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Transfer } from '../../contract/money/transfers.ts';
import { SignedAmount } from './signed-amount.tsx';

const textOf = (transfer: Partial<Transfer>) =>
  renderToStaticMarkup(<SignedAmount transfer={transfer as Transfer} />).replaceAll(/<[^>]+>/g, '');

test('a foreign amount has its code, and what it cost in dollars below it [D-15]', () => {
  const abroad = { amount: 12_500_00n, debitedUsd: 149_61n, transactionType: 'debit' } as const;
  expect(textOf({ ...abroad, currency: 'INR' })).toBe('\u2212₹12,500.00INR · \u2212$149.61');
});

test('an amount in dollars stands once', () => {
  const local = { amount: 1_00n, debitedUsd: 1_00n, transactionType: 'credit' } as const;
  expect(textOf({ ...local, currency: 'USD' })).toBe('+$1.00');
});
