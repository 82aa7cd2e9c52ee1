import { expect, test } from 'vitest';
import { summarize } from './statement-span.ts';

test.each([
  [`SELECT id FROM users WHERE username = 'from smith'`, 'SELECT users'],
  [`SELECT 'from smith' || 'it''s from jones'`, 'SELECT'],
  [`SELECT $$ from smith $$`, 'SELECT'],
  [`UPDATE users SET full_name = 'Smith' WHERE id = $1`, 'UPDATE users'],
  ['\n  insert into journal (id) values ($1)', 'INSERT journal'],
  ['DELETE FROM ONLY job WHERE id = $1', 'DELETE job'],
  ['-- from smith\nSELECT 1', 'SELECT'],
  ['SELECT pg_notify($1, $2)', 'SELECT pg_notify'],
  [`SET LOCAL lock_timeout = '50ms'`, 'SET'],
  ['COMMIT', 'COMMIT'],
  ['', 'SQL'],
])('a statement is named by what it does and to what, never by a value: %s', (text, summary) => {
  expect(summarize(text)).toBe(summary);
});
