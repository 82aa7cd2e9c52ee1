import { expect, test } from 'vitest';
import type { OwnSchedule } from '../../../contract/bills.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import type { ComingPayment } from './coming-payments.ts';
import { daysToCome } from './days-to-come.ts';

const today = { day: '2026-11-24', total: 1_000_00n };
const own = [
  { type: 'Checking Account' as const, number: '100000001' },
  { type: 'Savings Account' as const, number: '100000002' },
];
const bill = (at: string, amountMinor: bigint, afterMinor = 0n): ComingPayment => ({
  key: at,
  name: 'Rent',
  at,
  amountMinor,
  account: 'Checking Account',
  afterMinor,
  order: { schedule: {} as OwnSchedule },
});
const totals = (coming: readonly ComingPayment[], count = 3) =>
  daysToCome(today, coming, own, count).map(({ day, total }) => [day, total]);

test('each day to come holds what the payments until then leave, to the cent', () => {
  // Late in the evening at the bank it is the next day in Greenwich.
  const coming = [bill('2026-11-26T03:30:00Z', 100_10n), bill('2026-11-27T15:00:00Z', 50_20n)];
  expect(totals(coming)).toEqual([
    ['2026-11-25', 899_90n],
    ['2026-11-26', 899_90n],
    ['2026-11-27', 849_70n],
  ]);
});

test('a payment that is due today and still to be made lowers tomorrow', () => {
  expect(totals([bill('2026-11-24T22:00:00Z', 40_00n)], 1)).toEqual([['2026-11-25', 960_00n]]);
});

test('between own accounts, uncovered, or later than the days shown: nothing is drawn', () => {
  const move = {
    ...bill('2026-11-25T15:00:00Z', 10_00n),
    order: {
      transfer: { senderAccount: '100000001', recipientAccount: '100000002' } as OwnTransfer,
    },
  };
  expect(totals([move])).toEqual([]);
  expect(totals([bill('2026-11-25T15:00:00Z', 10_00n, -1n)])).toEqual([]);
  expect(totals([bill('2026-11-28T15:00:00Z', 10_00n)])).toEqual([]);
});
