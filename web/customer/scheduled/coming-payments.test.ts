import { expect, test } from 'vitest';
import type { Account } from '../../../contract/accounts.ts';
import type { OwnSchedule } from '../../../contract/bills.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import { comingPayments } from './coming-payments.ts';

const account = (type: Account['type'], number: string, available: bigint): Account => ({
  _id: number,
  type,
  number,
  available,
  balance: available,
});
const checking = account('Checking Account', '100000001', 1020_00n);
const savings = account('Savings Account', '100000002', 50_00n);

const order = (
  recipientName: string,
  transferDate: string,
  debitedUsd: bigint,
  senderAccount: string,
) =>
  ({
    _id: recipientName,
    recipientName,
    nickname: null,
    transferDate,
    debitedUsd,
    senderAccount,
  }) as OwnTransfer;
const bill = (recipientName: string, nextPaymentAt: string, amount: bigint) =>
  ({
    _id: recipientName,
    recipientName,
    nickname: null,
    nextPaymentAt,
    nextAmount: amount,
    debitedAccount: null,
    pausedSince: null,
    pausedUntil: null,
  }) as OwnSchedule;

const shown = (list: ReturnType<typeof comingPayments>) =>
  list.map(({ name, account: payer, afterMinor }) => [name, payer, afterMinor]);

test('each coming payment is taken from what the one before leaves', () => {
  const scheduled = {
    transfers: [order('Robin', '2026-12-03T10:00:00Z', 40_00n, savings.number)],
    schedules: [
      bill('Rent', '2026-12-01T10:00:00Z', 900_00n),
      bill('Power', '2026-12-02T10:00:00Z', 30_00n),
    ],
  };
  expect(shown(comingPayments([checking, savings], scheduled))).toEqual([
    ['Rent', 'Checking Account', 120_00n],
    ['Power', 'Checking Account', 90_00n],
    ['Robin', 'Savings Account', 10_00n],
  ]);
});

test('a bill without an account is paid from savings when checking is short', () => {
  const poor = account('Checking Account', '100000001', 20_00n);
  const scheduled = {
    transfers: [],
    schedules: [
      bill('Power', '2026-12-01T10:00:00Z', 45_00n),
      bill('Rent', '2026-12-02T10:00:00Z', 900_00n),
      bill('Tea', '2026-12-03T10:00:00Z', 20_00n),
    ],
  };
  expect(shown(comingPayments([poor, savings], scheduled))).toEqual([
    ['Power', 'Savings Account', 5_00n],
    ['Rent', 'Checking Account', -880_00n],
    ['Tea', 'Checking Account', 0n],
  ]);
});

test('a bill paused until it is resumed is no payment to come; one paused until a day is', () => {
  const rests = {
    ...bill('Gym', '2026-12-01T10:00:00Z', 30_00n),
    pausedSince: '2026-11-22T10:00:00Z',
  };
  const schedules = [
    rests,
    { ...rests, _id: 'Club', recipientName: 'Club', pausedUntil: '2026-12-01' },
  ];
  expect(
    shown(comingPayments([checking, savings], { transfers: [], schedules })).map(([name]) => name),
  ).toEqual(['Club']);
});
