import { describe, expect, test } from 'vitest';
import { annualYieldBps, interestOfDays, type InterestDay } from './savings-interest.ts';

const days = (count: number, balanceMinor: bigint, rateBps: number): InterestDay[] =>
  Array.from({ length: count }, () => ({ balanceMinor, rateBps }));

describe('interest of days', () => {
  test('a year at 4 % on 10,000 without crediting is 400; a leap year has one day more', () => {
    expect(interestOfDays(days(365, 1_000_000n, 400))).toBe(40_000n);
    expect(interestOfDays(days(366, 1_000_000n, 400))).toBe(40_110n);
  });

  test('fractions of a cent are kept from day to day and rounded once, halves up', () => {
    // 0.1096 cents a day: rounded daily it would never be a cent.
    expect(interestOfDays(days(31, 1000n, 400))).toBe(3n);
    expect(interestOfDays(days(30, 152n, 400))).toBe(0n);
    expect(interestOfDays(days(30, 153n, 400))).toBe(1n);
  });

  test('a balance below zero earns nothing and costs nothing', () => {
    expect(interestOfDays([...days(10, -500_000n, 400), ...days(10, 1_000_000n, 400)])).toBe(1096n);
  });

  test('no days, no interest; no balance is too large', () => {
    expect(interestOfDays([])).toBe(0n);
    expect(interestOfDays(days(365, 9_000_000_000_000_000_000n, 10_000))).toBe(
      9_000_000_000_000_000_000n,
    );
  });
});

test.each([
  [0, 0],
  [400, 407],
  [500, 512],
  [1200, 1268],
])('%i basis points a year, credited monthly, yield %i', (rateBps, apyBps) => {
  expect(annualYieldBps(rateBps)).toBe(apyBps);
});
