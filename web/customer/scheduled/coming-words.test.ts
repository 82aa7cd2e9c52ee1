import { expect, test } from 'vitest';
import { comingName } from './coming-words.ts';

test('a deposit of a file is named by who pays it, and is on its way', () => {
  const sides = { payer: null, receiver: 'Checking Account' } as const;
  expect(comingName({ kind: 'deposit', name: 'EMPLOYER INC', ...sides })).toBe(
    'EMPLOYER INC, on its way',
  );
});
