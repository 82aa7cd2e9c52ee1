import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyReads } from './only-reads.ts';

const folder = join(import.meta.dirname, 'functions');
const functions = readdirSync(folder).map((file) => ({
  name: file.replace(/\.sql$/, ''),
  text: readFileSync(join(folder, file), 'utf8'),
}));

test('a call of a function that may write goes by a connection that may', () => {
  const called = functions.filter(({ text }) => !/RETURNS trigger/.test(text));
  const wrong = called.filter(
    ({ name, text }) => onlyReads(`SELECT ${name}($1)`) !== /\b(?:STABLE|IMMUTABLE)\b/.test(text),
  );
  expect(called.length).toBeGreaterThan(15);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['SELECT 1', true],
  ['\n  WITH one AS (SELECT 1) SELECT * FROM one', true],
  ['WITH gone AS (DELETE FROM session RETURNING id) SELECT count(*) FROM gone', false],
  ['SELECT FROM account FOR UPDATE', false],
  ['LOCK TABLE claim', false],
])('%s: only reads is %s', (sql, expected) => {
  expect(onlyReads(sql)).toBe(expected);
});
