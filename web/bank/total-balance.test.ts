import { expect, test } from 'vitest';
import { totalBalanceMinor } from './total-balance.ts';

test('the total is exact to the cent, where fractions would drift', () => {
  expect(totalBalanceMinor([{ balance: 0.1 }, { balance: 0.2 }, { balance: 999_999_999.99 }])).toBe(
    100_000_000_029n,
  );
});
