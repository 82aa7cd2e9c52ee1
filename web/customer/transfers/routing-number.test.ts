import { expect, test } from 'vitest';
import { bank } from '../../../config/bank.ts';
import { fitsCheckDigit, routingWarning } from './routing-number.ts';

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
])('the check digit of %s fits: %s', (routing, fits) => {
  expect(fitsCheckDigit(routing)).toBe(fits);
});

test('our own number and an unfinished one raise no warning', () => {
  expect(routingWarning(bank.routingNumber)).toBeUndefined();
  expect(routingWarning('0210')).toBeUndefined();
  expect(routingWarning('021000022')).toBeDefined();
});
