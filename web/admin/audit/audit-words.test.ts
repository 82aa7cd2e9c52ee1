import { expect, test } from 'vitest';
import { actionWords } from './audit-words.ts';

test.each([
  ['user.viewed', 'User: viewed'],
  ['user.cards_viewed', 'User: cards viewed'],
  ['pin.set', 'Pin: set'],
  ['alone', 'Alone'],
])('%s reads %s', (action, words) => {
  expect(actionWords(action)).toBe(words);
});
