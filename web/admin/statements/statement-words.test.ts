import { expect, test } from 'vitest';
import { unusualSide, writtenDays } from './statement-words.ts';

test('only what is on its unusual side is said to be', () => {
  expect(unusualSide('assets', { code: '1010', figure: 0n })).toBeUndefined();
  expect(unusualSide('assets', { code: '1010', figure: -1n })).toBe('Overdrawn');
  expect(unusualSide('assets', { code: '1110', figure: -1n })).toBe('Credit balance');
  expect(unusualSide('liabilities', { code: '2110', figure: -1n })).toBe('Debit balance');
  expect(unusualSide('equity', { code: undefined, figure: -1n })).toBe('Loss');
  expect(unusualSide('equity', { code: undefined, figure: 1n })).toBeUndefined();
});

test('a day is written once', () => {
  expect(writtenDays('2026-11-21', '2026-11-21')).toBe('Sat, Nov 21, 2026');
  expect(writtenDays('2026-11-01', '2026-11-21')).toBe('Sun, Nov 1, 2026 to Sat, Nov 21, 2026');
});
