import { expect, test } from 'vitest';
import { totalBalanceMinor } from './total-balance.ts';

test('the total is exact to the cent, where fractions would drift [L-236]', () => {
  expect(
    totalBalanceMinor([{ balance: 10n }, { balance: 20n }, { balance: 99_999_999_999n }]),
  ).toBe(100_000_000_029n);
});
