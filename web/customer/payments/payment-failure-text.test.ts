import { expect, test } from 'vitest';
import { Refused, Unanswered } from '../../api/failures.ts';
import { paymentFailureText } from './payment-failure-text.ts';
import { paymentWording } from './payment-wording.ts';

const transfer = paymentWording['transfers/local'];

test('the server’s message comes first, to the letter [L-202]', () => {
  const refused = new Refused(422, { message: 'Insufficient funds. Available balance: $12.00.' });
  expect(paymentFailureText(transfer, refused, false)).toBe(
    'Insufficient funds. Available balance: $12.00.',
  );
});

test('an answer without a message reads as the general text', () => {
  expect(paymentFailureText(transfer, new Refused(422, undefined), false)).toBe(
    'Failed to process transfer.',
  );
  expect(paymentFailureText(transfer, 'odd', false)).toBe('Failed to process transfer.');
});

test('silence after the order went out is never called a failure [D-43]', () => {
  const text = paymentFailureText(transfer, new Unanswered(), true);
  expect(text).toContain('could not find out');
  expect(text).not.toMatch(/failed|no money/i);
});

test('silence before the order went out says that no money moved', () => {
  expect(paymentFailureText(transfer, new Unanswered(), false)).toContain('No money was moved.');
});

test('a stumbling server leaves a request id to quote', () => {
  expect(
    paymentFailureText(transfer, new Refused(500, { message: 'Oh.', requestId: 'r-1' }), true),
  ).toBe('Oh. (Request r-1)');
});
