import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock the bank says %s [L-061 L-235]', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
