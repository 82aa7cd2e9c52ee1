import { expect, test } from 'vitest';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { hideAmounts } from '../../ui/money/hidden-amounts.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { receiptText } from './receipt-text.ts';

const own = [
  { type: 'Savings Account', number: '904118281' },
  { type: 'Checking Account', number: '671004034' },
] as const;
const receipt = {
  transactionType: 'debit',
  category: 'Local transfer',
  transferType: 'Personal',
  billType: null,
  status: 'Pending',
  reference: 'Lunch',
  senderAccount: '904118281',
  recipientName: 'Ada Berg',
  recipientAccount: '441720916',
  recipientBank: 'Hudson & Pine',
  recipientRouting: '021000021',
  recipientSwift: null,
  recipientIban: null,
  recipientTown: null,
  recipientCountry: null,
  amount: 4567n,
  currency: 'USD',
  fee: 0n,
  rate: null,
  debitedUsd: 4567n,
  transferDate: '2026-11-20T15:00:00Z',
  createdAt: '2026-11-20T15:00:00Z',
  bookedAt: '2026-11-20T15:00:00Z',
  dueAt: null,
  balanceAfter: 45_433n,
  confirmation: { passkey: 'Maya’s phone', at: '2026-11-20T15:00:00Z' },
  steps: [],
} as unknown as TransferReceipt;

test('a shared receipt says what was paid, to whom and how far it is', () => {
  const text = receiptText(receipt, own, moneyText);
  for (const said of ['−$45.67 to Ada Berg', 'Status: Pending', '441720916', 'Lunch', 'Larkmoor'])
    expect(text).toContain(said);
});

test('a shared receipt keeps to itself what is left, whole own numbers and what it was signed with', () => {
  const text = receiptText(receipt, own, moneyText);
  expect(text).toContain('···281');
  for (const kept of ['904118281', '454.33', 'Maya’s phone']) expect(text).not.toContain(kept);
});

test('amounts that are hidden stay hidden in what is shared [D-44]', () => {
  const text = receiptText(receipt, own, (...amount) => hideAmounts(moneyText(...amount)));
  expect(text).toContain('−$•••• to Ada Berg');
  expect(text).not.toContain('45.67');
});
