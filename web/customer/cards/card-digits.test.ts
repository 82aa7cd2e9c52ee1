import { expect, test } from 'vitest';
import { groupDigits, groupHidden } from './card-digits.ts';

test('sixteen digits stand in fours, fifteen as American Express writes them', () => {
  expect(groupDigits('4111111111114417')).toBe('4111 1111 1111 4417');
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
});

test('hidden digits are dots in the same groups', () => {
  expect(groupHidden('411111******4417')).toBe('•••• •••• •••• 4417');
  expect(groupHidden('378282*****0005')).toBe('•••• •••••• •0005');
});
