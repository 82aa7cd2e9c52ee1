import { expect, test } from 'vitest';
import { paymentBurden } from './payment-burden.ts';

test.each([
  [54_000, 1_036.5, 'The payment is 23% of it'],
  [0, 10, 'No income to pay it from'],
  [12, 500, 'The payment is many times the income'],
])('of %d a year, %d a month: %s', (income, monthlyPayment, words) => {
  expect(paymentBurden({ income, monthlyPayment })).toBe(words);
});
