import { expect, test } from 'vitest';
import {
  accountWords,
  checkAsSender,
  counterparty,
  isOurReference,
  type OwnAccount,
} from './transfer-words.ts';
import type { Transfer } from './transfers.ts';

const own: OwnAccount[] = [
  { type: 'Checking Account', number: '509041431' },
  { type: 'Savings Account', number: '904118281' },
];

const order: Transfer = {
  _id: '1',
  createdAt: '2026-11-22T17:00:00.000Z',
  transferDate: '2026-11-22T17:00:00.000Z',
  bookedAt: '2026-11-22T17:00:00.000Z',
  category: 'Local transfer',
  senderAccount: '904118281',
  recipientName: 'Maya Okafor',
  recipientAccount: '509041431',
  recipientBank: 'Larkmoor Bank',
  reference: 'LOCAL-1795396395607',
  amount: 20_00n,
  currency: 'USD',
  debitedUsd: 20_00n,
  fee: 0n,
  transactionType: 'debit',
  status: 'Completed',
  statusReason: null,
  billType: null,
  rate: null,
  receipt: '/api/transfers/1',
};

test.each<[Partial<Transfer>, string]>([
  [{}, 'To Checking'],
  [{ transactionType: 'credit' }, 'From Savings'],
  [{ recipientAccount: '310448207', recipientName: 'Kettle & Loaf' }, 'Kettle & Loaf'],
  [{ transactionType: 'credit', senderAccount: '310448207' }, 'From account ···207'],
  [
    { transactionType: 'credit', category: 'Direct deposit', senderAccount: 'EMPLOYER INC' },
    'EMPLOYER INC',
  ],
  [
    { transactionType: 'credit', category: 'Check deposit', senderAccount: 'Check' },
    'Check deposit',
  ],
  [
    {
      transactionType: 'credit',
      category: 'Interest',
      senderAccount: 'Larkmoor Bank',
      reference: 'INTEREST-2026-10',
    },
    'Interest for October',
  ],
  [
    {
      transactionType: 'credit',
      category: 'Interest',
      senderAccount: 'Larkmoor Bank',
      reference: 'Closing',
    },
    'Interest',
  ],
  [{ transactionType: 'credit', category: 'Deposit', senderAccount: 'Payroll 12' }, 'Payroll 12'],
  [{ transactionType: 'credit', category: 'Deposit', senderAccount: '770241006' }, 'Deposit'],
  [
    { transactionType: 'credit', category: 'Loan paid out', senderAccount: 'LOAN-1' },
    'Loan paid out',
  ],
  [
    { category: 'Loan instalment', recipientAccount: 'LOAN-1', recipientName: 'Larkmoor Bank' },
    'Loan payment',
  ],
])('an order with %j is titled %s, never by one’s own name', (changes, title) => {
  expect(counterparty({ ...order, ...changes }, own)).toBe(title);
});

test('an account is named by its kind and ending, and a sender in words by the words', () => {
  const texts = ['509041431', '310448207', 'Payroll 12', checkAsSender];
  expect(texts.map((text) => accountWords(text, own))).toEqual([
    'Checking ···431',
    '···207',
    'Payroll 12',
    'Check',
  ]);
});

test('only what the bank wrote by itself is our reference', () => {
  expect(
    ['LOCAL-1795396395607', 'CHECK-26D76FA3', 'INTEREST-2026-10', 'LOCAL-lunch', 'Rent'].map(
      isOurReference,
    ),
  ).toEqual([true, true, true, false, false]);
});
