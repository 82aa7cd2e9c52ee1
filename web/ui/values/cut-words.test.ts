import { expect, test } from 'vitest';
import { cutWords } from './cut-words.ts';

test.each([
  [
    'one two three four five six seven eight nine ten',
    'one two three four five six seven eight nine ten',
  ],
  [
    'one two three four five six seven eight nine ten eleven',
    'one two three four five six seven eight nine ten…',
  ],
  ['  LOCAL-1763402700185 ', 'LOCAL-1763402700185'],
  ['', ''],
])('%j reads %j [L-227]', (text, shown) => {
  expect(cutWords(text, 10)).toBe(shown);
});
