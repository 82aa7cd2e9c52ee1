import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repaymentOf } from './loan-arithmetic.ts';
import { disclosureOf } from './loan-disclosure.ts';

test('a loan is disclosed as its schedule takes it: equal payments and a last one', () => {
  const { payments, ...figures } = disclosureOf({
    principalMinor: 12_000_00n,
    rateBps: 699,
    months: 12,
  });
  expect(figures).toEqual({
    amountFinancedMinor: 12_000_00n,
    aprBps: 699,
    financeChargeMinor: 459_19n,
    totalOfPaymentsMinor: 12_459_19n,
  });
  expect(payments).toEqual([
    { count: 11, amountMinor: 1_038_27n },
    { count: 1, amountMinor: 1_038_22n },
  ]);
});

test('the figures of every loan add up, and its APR is its rate but for rounded cents', () => {
  const terms = fc.record({
    principalMinor: fc.bigInt({ min: 1_000_00n, max: 500_000_00n }),
    rateBps: fc.integer({ min: 0, max: 3_600 }),
    months: fc.integer({ min: 1, max: 360 }),
  });
  fc.assert(
    fc.property(terms, (loan) => {
      const { amountFinancedMinor, aprBps, financeChargeMinor, totalOfPaymentsMinor, payments } =
        disclosureOf(loan);
      expect(totalOfPaymentsMinor).toBe(amountFinancedMinor + financeChargeMinor);
      expect(payments.reduce((sum, one) => sum + BigInt(one.count) * one.amountMinor, 0n)).toBe(
        totalOfPaymentsMinor,
      );
      expect(payments.reduce((sum, one) => sum + one.count, 0)).toBe(
        repaymentOf(loan).instalments.length,
      );
      // An eighth of a percent is what the law lets pass.
      expect(Math.abs(aprBps - loan.rateBps)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 60 },
  );
});
