import { expect, test } from 'vitest';
import { bankFacts } from '../../../config/bank.ts';
import { fitsCheckDigit } from '../../../contract/values/routing-number.ts';
import { arrivalText, bankWarning, routingHint, routingWarning } from './routing-number.ts';

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
])('the check digit of %s fits: %s', (routing, fits) => {
  expect(fitsCheckDigit(routing)).toBe(fits);
});

test('our own number and an unfinished one raise no warning', () => {
  expect(routingWarning(bankFacts.routingNumber)).toBeUndefined();
  expect(routingWarning('0210')).toBeUndefined();
  expect(routingWarning('021000021')).toBeUndefined();
  expect(routingWarning('021000022')).toBeDefined();
});

test.each(['500000005', '000000000', '130000006', '990000000'])(
  'the check digit of %s fits, but no bank has such a number',
  (routing) => {
    expect(fitsCheckDigit(routing)).toBe(true);
    expect(routingWarning(routing)).toBeDefined();
  },
);

test.each(['011401533', '211370545', '321177586', '800000006'])('%s may be a bank’s', (routing) => {
  expect(routingWarning(routing)).toBeUndefined();
});

test('a bank name that does not belong to the routing number is marked, in both directions [D-40]', () => {
  expect(bankWarning('First Harbor Bank', bankFacts.routingNumber)).toContain(bankFacts.name);
  expect(bankWarning('Larkmoor', '021000021')).toContain(bankFacts.routingNumber);
  expect(bankWarning('larkmoor bank ', bankFacts.routingNumber)).toBeUndefined();
  expect(bankWarning('First Harbor Bank', '021000021')).toBeUndefined();
  expect(bankWarning('', bankFacts.routingNumber)).toBeUndefined();
  expect(bankWarning('First Harbor Bank', '0265')).toBeUndefined();
});

test('only a move to an own account is promised at once', () => {
  expect(arrivalText({ routing: bankFacts.routingNumber, isOwn: true, later: false })).toBe(
    'Arrives right away',
  );
  for (const later of [false, true])
    expect(arrivalText({ routing: bankFacts.routingNumber, isOwn: false, later })).toMatch(
      /[Ii]f (this|the) account is with us/,
    );
  expect(routingHint(bankFacts.routingNumber)).toContain('otherwise it comes back within 24 hours');
});
