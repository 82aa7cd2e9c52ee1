import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, type Currency } from '../../../contract/values/money.ts';
import { createClock } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import { totalMinor, type Price } from '../exchange/price.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { orderJournal } from './order-journal.ts';
import type { PaidRow } from './transfer-row.ts';

const ctx = {
  actor: { name: 'customer:1', channel: 'api' },
  bank: { clock: createClock() },
} as unknown as Context;
const payer = 'payer';

const prices: fc.Arbitrary<Price> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    amountMinor: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
    marketMinor: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
    spreadMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
    feeMinor: fc.bigInt({ min: 0n, max: 5_000n }),
  })
  .filter(({ marketMinor, spreadMinor }) => marketMinor + spreadMinor > 0n)
  .map(({ currency, amountMinor, marketMinor, spreadMinor, feeMinor }) =>
    currency === 'USD'
      ? {
          currency,
          amountMinor,
          rate: '1',
          rateDay: null,
          marketMinor: amountMinor,
          equivalentMinor: amountMinor,
          feeMinor,
        }
      : {
          currency,
          amountMinor,
          rate: '1.1',
          rateDay: '2026-04-13',
          marketMinor,
          equivalentMinor: marketMinor + spreadMinor,
          feeMinor,
        },
  );

function legsOf(price: Price) {
  const row = {
    kind: 'international',
    currency: price.currency,
    payerAccountId: payer,
    payeeAccountId: null,
    amountMinor: price.amountMinor,
    debitedUsdMinor: totalMinor(price),
    feeMinor: price.feeMinor,
    transferDate: Temporal.Now.instant(),
    reference: 'r',
    recipientName: 'n',
  };
  return orderJournal(ctx, row as PaidRow, { price }).legs;
}

/** The currency is written at the end of every account of the bank's own. */
const currencyOf = (accountId: string): Currency =>
  accountId === payer ? 'USD' : (Buffer.from(accountId.slice(-6), 'hex').toString() as Currency);

test('whatever the price, every half balances in its own currency, and no leg is empty', () => {
  fc.assert(
    fc.property(prices, (price) => {
      const legs = legsOf(price);
      const sums = new Map<Currency, bigint>();
      for (const { accountId, amountMinor } of legs)
        sums.set(currencyOf(accountId), (sums.get(currencyOf(accountId)) ?? 0n) + amountMinor);
      expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      expect(legs.every(({ amountMinor }) => amountMinor !== 0n)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('spread and rounding leave the position as income of their own, never hidden in it [L-279]', () => {
  const price: Price = {
    currency: 'EUR',
    amountMinor: 10_000n,
    rate: '1.174242',
    rateDay: '2026-04-13',
    marketMinor: 11_684n,
    equivalentMinor: 11_743n,
    feeMinor: 1500n,
  };
  expect(legsOf(price).map(({ accountId, amountMinor }) => [accountId, amountMinor])).toEqual([
    [payer, -13_243n],
    [bankAccountId('fx_position', 'USD'), 11_743n],
    [bankAccountId('fx_position', 'USD'), -59n],
    [bankAccountId('fx_spread_income', 'USD'), 59n],
    [bankAccountId('fx_position', 'EUR'), -10_000n],
    [bankAccountId('clearing_wire', 'EUR'), 10_000n],
    [bankAccountId('fee_income', 'USD'), 1500n],
  ]);
});
