import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../contract/people/password-strength.ts';
import { judgePassword } from './judge-password.ts';

const rules = {
  least: { alone: 6, besideACode: 6 },
  common: [fingerprintOf('the quick brown fox')],
};
const strict = { ...rules, least: { alone: 15, besideACode: 8 } };
const names = ['wren.moss', undefined];

test.each([
  ['', ''],
  ['moor', 'Too short: at least 6 characters.'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', /weak/],
  ['wren.moss on the far hill', /weak\. It contains your name/],
  ['The Quick Brown Fox', /weak\. Attackers try this one first/],
  ['the slow lark', /fair/],
  ['the lark sings on', /good/],
  ['heather on the far hill', /strong/],
])('“%s” is judged in words', (password, words) => {
  expect(judgePassword(password, names, rules)).toMatch(words);
});

test('a strict bank’s length comes first: nothing that it refuses is praised', () => {
  expect(judgePassword('moor', names, strict)).toBe('Too short: at least 8 characters.');
  expect(judgePassword('the slow lark', names, strict)).toBe(
    'Long enough only with two-step sign-in. Without it, at least 15 characters.',
  );
});
