import { expect, test } from 'vitest';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import { daysToCome } from './days-to-come.ts';

const today = { day: '2026-11-24', total: 1_000_00n };
const bill = (day: string, amount: bigint, left = 0n): ComingMovement => ({
  kind: 'recurring bill',
  id: day,
  name: 'Rent',
  day,
  plannedDay: day,
  at: `${day}T17:00:00Z`,
  amount,
  payer: 'Checking Account',
  receiver: null,
  left,
});
const totals = (coming: readonly ComingMovement[], count = 3) =>
  daysToCome(today, coming, count).map(({ day, total }) => [day, total]);

test('each day to come holds what the movements until then leave, to the cent', () => {
  const interest: ComingMovement = {
    ...bill('2026-11-27', 3_00n),
    kind: 'interest',
    payer: null,
    receiver: 'Savings Account',
  };
  expect(totals([bill('2026-11-25', 100_10n), bill('2026-11-27', 50_20n), interest])).toEqual([
    ['2026-11-25', 899_90n],
    ['2026-11-26', 899_90n],
    ['2026-11-27', 852_70n],
  ]);
});

test('a payment that is due today and still to be made lowers tomorrow', () => {
  expect(totals([bill('2026-11-24', 40_00n)], 1)).toEqual([['2026-11-25', 960_00n]]);
});

test('between own accounts, uncovered, held already, or later than the days shown: nothing', () => {
  const move: ComingMovement = { ...bill('2026-11-25', 10_00n), receiver: 'Savings Account' };
  const check: ComingMovement = { ...move, kind: 'check', payer: null };
  expect(totals([move])).toEqual([]);
  expect(totals([check])).toEqual([]);
  expect(totals([bill('2026-11-25', 10_00n, -1n)])).toEqual([]);
  expect(totals([bill('2026-11-28', 10_00n)])).toEqual([]);
});
