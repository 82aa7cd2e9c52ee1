import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, openPlace, type TestPlace } from '../../../tests/support/test-database.ts';
import type { Database } from '../database.ts';

let place: TestPlace;
let database: Database;
beforeEach(async () => {
  place = await makePlace('embedded');
  database = await openPlace(place, { fsync: false });
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const megabyte = 1024 * 1024;

function logMegabytes(): number {
  const folder = join(place.dataDir, 'database', 'pg_wal');
  const sizes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / megabyte;
}

test('the log stays small however much is written, and updated rows are cleared away', async () => {
  await asOwner(
    'CREATE TABLE busy (id int8 PRIMARY KEY, filler text); GRANT ALL ON busy TO larkmoor_app',
  );
  await database.query(
    `INSERT INTO busy SELECT n, repeat('x', 1900) FROM generate_series(1, 450) AS n`,
  );
  for (let round = 0; round < 200; round += 1) {
    await database.query(`UPDATE busy SET filler = repeat($1, 1900)`, [String(round % 10)]);
    // The engine updates its counts once a second. A fast machine ends the loop before that.
    if (round % 20 === 0) await database.query('SELECT pg_stat_force_next_flush()');
  }
  // Over 180 MB of log were written, and 90,000 rows died.
  expect(logMegabytes()).toBeLessThan(140);
  const { rows } = await database.query<{ bytes: bigint }>(
    `SELECT pg_relation_size('busy') AS bytes`,
  );
  expect(Number(rows[0]?.bytes) / megabyte).toBeLessThan(130);
  expect((await database.query('SELECT current_user AS role')).rows).toEqual([
    { role: 'larkmoor_app' },
  ]);
});

test('a house in order is looked at now and then, not after every piece of work', async () => {
  // The statistics themselves are the last thing left untidy.
  await asOwner('ANALYZE');
  const work = 400;
  for (let count = 0; count < work; count += 1) await database.query('SELECT 1');
  const before = await transactions();
  for (let count = 0; count < work; count += 1) await database.query('SELECT 1');
  expect((await transactions()) - before).toBeLessThan(work * 1.5);
});

test('a table that grows fast is not counted anew at every look', async () => {
  await asOwner(
    `CREATE TABLE growing (id int8 GENERATED ALWAYS AS IDENTITY); GRANT ALL
      ON growing TO larkmoor_app`,
  );
  for (let count = 0; count < 400; count += 1) {
    await database.query('SELECT pg_stat_force_next_flush()');
    await database.query('INSERT INTO growing SELECT FROM generate_series(1, 20)');
  }
  const { rows } = await database.query<{ times: bigint }>(
    `SELECT analyze_count::int8 AS times FROM pg_stat_user_tables WHERE relname = 'growing'`,
  );
  // Of sixteen looks, one; on a very slow machine one more after a minute.
  expect(Number(rows[0]?.times)).toBeGreaterThan(0);
  expect(Number(rows[0]?.times)).toBeLessThan(4);
});

async function transactions(): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.query<{ count: bigint }>(
    'SELECT sum(xact_commit)::int8 AS count FROM pg_stat_database',
  );
  return Number(rows[0]?.count);
}

async function asOwner(sql: string): Promise<void> {
  await database.query(`RESET ROLE; ${sql}; SET ROLE larkmoor_app`);
}
