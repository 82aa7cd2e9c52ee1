import { expect, test } from 'vitest';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { hillReasons, mainReason, movementFloor, reasonWords, whatFor } from './hill-reasons.ts';

const own = [
  { type: 'Checking Account' as const, number: '100000001' },
  { type: 'Savings Account' as const, number: '100000002' },
];
const days = [
  { day: '2026-11-01', total: 900_00n },
  { day: '2026-11-02', total: 100_00n },
  { day: '2026-11-03', total: 500_00n },
];

const transfer = (debitedUsd: bigint, more: Partial<OwnTransfer> = {}) =>
  ({
    _id: String(debitedUsd),
    debitedUsd,
    transactionType: 'debit',
    bookedAt: '2026-11-02T15:00:00Z',
    status: 'Completed',
    category: 'Local transfer',
    senderAccount: '100000001',
    recipientAccount: '441720916',
    recipientName: 'Fenland Cottages',
    reference: 'LOCAL-1795609000000',
    billType: null,
    nickname: null,
    ...more,
  }) as OwnTransfer;

const chosen = (...transfers: OwnTransfer[]) =>
  hillReasons(transfers, own, days).map(({ debitedUsd }) => debitedUsd);

test('the three largest movements of the shown days are the reasons, in and out alike', () => {
  const salary = transfer(300n, { transactionType: 'credit', category: 'Deposit' });
  expect(chosen(transfer(10n), transfer(400n), transfer(20n), salary)).toEqual([400n, 300n, 20n]);
});

test('what did not move the total in these days is no reason', () => {
  expect(
    chosen(
      transfer(1n, { bookedAt: null, status: 'Scheduled' }),
      transfer(2n, { status: 'Returned' }),
      transfer(3n, { recipientAccount: '100000002' }),
      transfer(4n, { bookedAt: '2026-11-01T15:00:00Z' }),
      // Still the evening of the first day at the bank.
      transfer(5n, { bookedAt: '2026-11-02T03:30:00Z' }),
      transfer(6n, { status: 'Pending' }),
    ),
  ).toEqual([6n]);
});

test('the main reason went the way the balance went; without one none is named', () => {
  const salary = transfer(900n, { transactionType: 'credit' });
  const rent = transfer(800n);
  expect(mainReason([salary, rent], days)).toBe(rent);
  expect(mainReason([salary], days)).toBeUndefined();
  expect(mainReason([rent], days.slice(0, 1))).toBeUndefined();
});

test('only movements that can be seen are asked for; of a level moor none', () => {
  expect(movementFloor(days)).toBe('100.00');
  expect(movementFloor([{ day: '2026-11-01', total: 5_00n }])).toBeUndefined();
  expect(movementFloor([])).toBeUndefined();
});

test('it is said as a person says it', () => {
  const credit = { transactionType: 'credit', category: 'Deposit' } as const;
  expect(reasonWords(transfer(1n), own)).toBe(' to Fenland Cottages');
  expect(reasonWords(transfer(1n, { ...credit, senderAccount: 'Wren Foundry' }), own)).toBe(
    ' from Wren Foundry',
  );
  expect(reasonWords(transfer(1n, { ...credit, senderAccount: '123' }), own)).toBe(': Deposit');
  expect(reasonWords(transfer(1n, { ...credit, category: 'Local transfer' }), own)).toBe(
    ' from account ···001',
  );
  expect(reasonWords(transfer(1n, { category: 'Loan instalment' }), own)).toBe(': loan payment');
  expect(whatFor(transfer(1n, { billType: 'Rent' }))).toBe('Rent');
  expect(whatFor(transfer(1n, { reference: 'Deposit for the new flat' }))).toMatch(/^Deposit for/);
  expect(whatFor(transfer(1n))).toBeUndefined();
});
