import { expect, test } from 'vitest';
import { amountField } from '../../../contract/values/fields.ts';
import { typedAmount } from './typed-amount.ts';

const texts = {
  required: 'Transfer amount is required.',
  positive: 'Amount must be greater than 0.',
};
const schema = typedAmount(amountField(texts));

test.each([
  ['1234.5', 123_450n],
  ['1,234.50', 123_450n],
  ['$20', 2_000n],
  [' 0.01 ', 1n],
  ['12,50', 1_250n],
  ['999,999,999.99', 99_999_999_999n],
])('%j is understood as %d cents [D-16]', (typed, amount) => {
  expect(schema.parse(typed)).toBe(amount);
});

test.each([
  ['', texts.required],
  ['   ', texts.required],
  ['0', texts.positive],
  ['0.00', texts.positive],
  ['-5', texts.positive],
  ['€12', 'Please type the amount like 1,234.50.'],
  ['1,234,5', 'Please type the amount like 1,234.50.'],
  ['1e3', 'Please type the amount like 1,234.50.'],
  ['1.005', 'Amount can have at most two decimals.'],
  ['1,000,000,000', 'Amount can be at most 999,999,999.99.'],
])('%j is never guessed at: %s [D-16]', (typed, message) => {
  expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
