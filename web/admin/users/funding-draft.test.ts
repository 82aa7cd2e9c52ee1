import { expect, test } from 'vitest';
import { checkFunding } from './funding-draft.ts';

const typed = {
  accountName: 'Checking Account',
  amount: '1,250',
  senderAccount: '770241006',
  recipientBank: 'Larkmoor Bank',
  reference: 'Opening gift',
  transferDate: '2026-11-21T09:41',
};

test.each([
  ['amount', '', 'Please enter a valid deposit amount.'],
  ['amount', '0', 'Please enter a valid deposit amount.'],
  ['amount', '-5', 'Please enter a valid deposit amount.'],
  ['amount', '1,234,5', 'Please enter a valid deposit amount.'],
  ['senderAccount', ' ', 'Please enter a sender account.'],
  ['recipientBank', '', 'Please enter a recipient bank.'],
  ['reference', '', 'Please enter a description/reference.'],
  ['transferDate', '', 'Please select a valid date and time.'],
])('%s left as %j is complained about in the literal words', (field, value, message) => {
  expect(checkFunding({ ...typed, [field]: value })).toEqual({ errors: { [field]: message } });
});

test('complaints come one at a time, from the top', () => {
  expect(checkFunding({ ...typed, amount: '', reference: '' })).toEqual({
    errors: { amount: 'Please enter a valid deposit amount.' },
  });
});

test('a complete form becomes the body, its date with an offset', () => {
  expect(checkFunding(typed)).toEqual({
    values: {
      ...typed,
      amount: 1250_00n,
      transferDate: expect.stringMatching(/^2026-11-21T09:41:00[+-]\d{2}:\d{2}$/),
    },
  });
});
