import { expect, test } from 'vitest';
import type { CaseHolder } from '../../../contract/calls/cases.ts';
import { nextCase } from './next-case.ts';

const holder = (isYou: boolean): CaseHolder => ({
  username: 'rosa',
  isYou,
  takenAt: '',
  isLeft: false,
});
const row = (_id: string, held: CaseHolder | null = null) => ({
  _id,
  waitingSince: '',
  holder: held,
});

test('after a decision the next case below is opened, and after the last the oldest', () => {
  expect(nextCase([row('a'), row('b'), row('c')], 'b')).toBe('c');
  expect(nextCase([row('a'), row('b')], 'b')).toBe('a');
});

test('a case that somebody else holds is left to them', () => {
  expect(nextCase([row('a'), row('b', holder(false)), row('c', holder(true))], 'a')).toBe('c');
  expect(nextCase([row('a'), row('b', holder(false))], 'a')).toBeUndefined();
});

test('a case that the list does not know is followed by the oldest', () => {
  expect(nextCase([row('a')], 'z')).toBe('a');
});
