import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repaymentOf, type LoanTerms } from './loan-arithmetic.ts';
import { decimalText } from '../values/money.ts';

const termsOf = (principal: number, percent: number, months: number): LoanTerms => ({
  principalMinor: BigInt(principal) * 100n,
  rateBps: Math.round(percent * 100),
  months,
});

describe('the payment is the published one', () => {
  test.each([
    {
      source: 'Ross, Westerfield and Jaffe, Corporate Finance',
      principal: 100_000,
      percent: 6,
      months: 360,
      payment: '599.55',
    },
    {
      source: 'Wikipedia, Mortgage calculator',
      principal: 200_000,
      percent: 6.5,
      months: 360,
      payment: '1264.14',
    },
    {
      source: 'letuscalculate.com, auto loan',
      principal: 20_000,
      percent: 4,
      months: 60,
      payment: '368.33',
    },
    {
      source: 'a value calculators are commonly checked with',
      principal: 200_000,
      percent: 5,
      months: 360,
      payment: '1073.64',
    },
    {
      source: 'a value calculators are commonly checked with',
      principal: 500_000,
      percent: 10,
      months: 360,
      payment: '4387.86',
    },
    {
      source: 'a value calculators are commonly checked with',
      principal: 200_000,
      percent: 10,
      months: 360,
      payment: '1755.14',
    },
  ])(
    '$principal at $percent % over $months months is $payment ($source)',
    ({ principal, percent, months, payment }) => {
      expect(decimalText(repaymentOf(termsOf(principal, percent, months)).paymentMinor)).toBe(
        payment,
      );
    },
  );

  test('300,000 at 4 %: the first months, as calculatorplus.com rounds them', () => {
    const [first, second] = repaymentOf(termsOf(300_000, 4, 360)).instalments;
    expect(first).toEqual({
      number: 1,
      interestMinor: 100_000n,
      principalMinor: 43_225n,
      balanceMinor: 29_956_775n,
    });
    expect(second?.interestMinor).toBe(99_856n);
  });

  test('20,000 at 4 %: total interest as letuscalculate.com has it, but for rounding', () => {
    const { totalInterestMinor } = repaymentOf(termsOf(20_000, 4, 60));
    expect(Math.abs(Number(totalInterestMinor) - 209_980)).toBeLessThanOrEqual(30);
  });
});

describe('odd loans', () => {
  test('without interest the shares are equal and the last takes the rest', () => {
    const { paymentMinor, totalInterestMinor, instalments } = repaymentOf({
      principalMinor: 10_000n,
      rateBps: 0,
      months: 3,
    });
    expect([paymentMinor, totalInterestMinor]).toEqual([3333n, 0n]);
    expect(instalments.map(({ principalMinor }) => principalMinor)).toEqual([3333n, 3333n, 3334n]);
  });

  test('over one month everything is due at once', () => {
    expect(repaymentOf({ principalMinor: 120_000n, rateBps: 1000, months: 1 })).toEqual({
      paymentMinor: 121_000n,
      totalInterestMinor: 1000n,
      instalments: [
        { number: 1, interestMinor: 1000n, principalMinor: 120_000n, balanceMinor: 0n },
      ],
    });
  });

  test('a payment that would cover only the interest is raised by a cent', () => {
    const { paymentMinor, instalments } = repaymentOf({
      principalMinor: 100_000n,
      rateBps: 2199,
      months: 480,
    });
    expect(paymentMinor).toBe(1834n);
    expect(instalments.at(-1)?.balanceMinor).toBe(0n);
  });
});

describe('every loan', () => {
  const terms = fc.record({
    principalMinor: fc.oneof(fc.bigInt(1n, 500_000n), fc.bigInt(1n, 99_999_999_999n)),
    rateBps: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 10_000 }),
    ),
    months: fc.integer({ min: 1, max: 480 }),
  });

  test('is paid back to the cent in its term, the last payment at most two others', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { paymentMinor, totalInterestMinor, instalments } = repaymentOf(loan);
        const amounts = instalments.map(
          ({ interestMinor, principalMinor }) => interestMinor + principalMinor,
        );
        expect(instalments.reduce((sum, { principalMinor }) => sum + principalMinor, 0n)).toBe(
          loan.principalMinor,
        );
        expect(
          instalments.every(
            ({ interestMinor, principalMinor, balanceMinor }) =>
              interestMinor >= 0n && principalMinor > 0n && balanceMinor >= 0n,
          ),
        ).toBe(true);
        expect(instalments.length).toBeLessThanOrEqual(loan.months);
        expect(amounts.slice(0, -1).every((amount) => amount === paymentMinor)).toBe(true);
        expect(amounts.at(-1)).toBeGreaterThan(0n);
        expect(amounts.at(-1)).toBeLessThanOrEqual(2n * paymentMinor);
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(
          loan.principalMinor + totalInterestMinor,
        );
      }),
      { numRuns: 400 },
    );
  });

  test('a month’s interest is what is owed times a twelfth of the rate, to the cent', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        let owed = loan.principalMinor;
        for (const { interestMinor, balanceMinor } of repaymentOf(loan).instalments) {
          // |interest − owed × rate ÷ 120,000| ≤ a half, without a fraction.
          const difference = 2n * (interestMinor * 120_000n - owed * BigInt(loan.rateBps));
          expect(difference).toBeGreaterThan(-120_001n);
          expect(difference).toBeLessThanOrEqual(120_000n);
          owed = balanceMinor;
        }
      }),
      { numRuns: 100 },
    );
  });
});
