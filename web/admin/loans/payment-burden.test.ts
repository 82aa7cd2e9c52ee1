import { expect, test } from 'vitest';
import { paymentBurden } from './payment-burden.ts';

test.each([
  [54_000_00n, 1_036_50n, 'The payment is 23% of it'],
  [39_360_00n, 189_00n, 'The payment is 6% of it'],
  [12_000_00n, 55_00n, 'The payment is 6% of it'],
  [12_000_00n, 54_99n, 'The payment is 5% of it'],
  [0n, 10_00n, 'No income to pay it from'],
  [12_00n, 500_00n, 'The payment is many times the income'],
])('of %d a year, %d a month: %s', (income, monthlyPayment, words) => {
  expect(paymentBurden({ income, monthlyPayment })).toBe(words);
});
