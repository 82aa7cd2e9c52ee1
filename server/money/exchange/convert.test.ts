import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  affordedBy,
  convertDown,
  convertUp,
  crossRate,
  customerRate,
  fractionOf,
} from './convert.ts';

const published = fc
  .tuple(fc.integer({ min: 1, max: 400_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, '0');
    return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
  });
const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n });
const spreads = fc.integer({ min: 0, max: 10_000 });

describe('an amount at a rate', () => {
  test('is the cross rate through the euro plus half a percent, to eight decimals', () => {
    const market = crossRate('1.1684', '0.87058');
    expect(customerRate(market, 0)).toBe('1.34209378');
    expect(customerRate(market, 50)).toBe('1.34880425');
    expect(customerRate(crossRate('1.1684', '1'), 0)).toBe('1.1684');
    expect(customerRate(crossRate('100', '1'), 0)).toBe('100');
  });

  test.each([
    [1n, '0.01071466', 1n, 0n],
    [10_000n, '1.174242', 11_743n, 11_742n],
    [10_000n, '1.17', 11_700n, 11_700n],
  ])('%d minor units at %s cost %d cents and are worth %d', (amount, rate, up, down) => {
    expect([convertUp(amount, fractionOf(rate)), convertDown(amount, fractionOf(rate))]).toEqual([
      up,
      down,
    ]);
  });

  test('never costs less than its worth, nor a cent more than needed, at any rate', () => {
    fc.assert(
      fc.property(amounts, published, published, spreads, (amount, dollars, units, spread) => {
        const market = crossRate(dollars, units);
        const rate = fractionOf(customerRate(market, spread));
        const paid = convertUp(amount, rate);
        const worth = convertDown(amount, market);
        expect(paid >= 1n && worth >= 0n && worth <= paid).toBe(true);
        // Cross-multiplied, so that nothing is rounded in the proof itself.
        expect(paid * market.under >= amount * market.over).toBe(true);
        expect((paid - 1n) * rate.under < amount * rate.over).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what a sum buys', () => {
  test.each([
    [13_461n, '0.01071466', 1_256_316n, 13_461n],
    // Of a currency dearer than the dollar not every cent can be spent: a euro cent costs 1.17.
    [100n, '1.174242', 85n, 100n],
    [10_000n, '1.34880425', 7_413n, 9_999n],
    [1n, '1.174242', 0n, 0n],
    [0n, '1', 0n, 0n],
    [-1_500n, '0.5', 0n, 0n],
  ])('%d cents at %s buy %d minor units, for %d', (cents, rate, amount, cost) => {
    expect(affordedBy(cents, fractionOf(rate))).toBe(amount);
    expect(convertUp(amount, fractionOf(rate))).toBe(cost);
  });

  test('never costs more than the sum, and one minor unit more always would, at any rate', () => {
    fc.assert(
      fc.property(amounts, published, published, spreads, (cents, dollars, units, spread) => {
        const rate = fractionOf(customerRate(crossRate(dollars, units), spread));
        const amount = affordedBy(cents, rate);
        expect(convertUp(amount, rate) <= cents).toBe(true);
        expect(convertUp(amount + 1n, rate) > cents).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with the price to the cent: what an amount costs buys it, for no cent more [D-50]', () => {
    fc.assert(
      fc.property(amounts, published, published, spreads, (amount, dollars, units, spread) => {
        const rate = fractionOf(customerRate(crossRate(dollars, units), spread));
        const cost = convertUp(amount, rate);
        const bought = affordedBy(cost, rate);
        expect(bought >= amount).toBe(true);
        expect(convertUp(bought, rate)).toBe(cost);
      }),
      { numRuns: 2000 },
    );
  });
});
