import { appendFileSync } from 'node:fs';
import { openDatabase } from '../../server/db/open-database.ts';

/*
 * node write-rows.ts: opens the bank in BANK_DATA_DIR, adds rows to `kept` one commit at a time, up
 * to ROWS of them or until killed, and records in RECORD_FILE "kept N" when N was acknowledged, or
 * "failed N" with the error's name.
 */
const {
  BANK_DATA_DIR: dataDir = '',
  RECORD_FILE: recordFile = '',
  ROWS: rows = '1000000',
} = process.env;

const database = await openDatabase({ dataDir, migrates: false, as: 'tool' }).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
await database.query('CREATE TABLE IF NOT EXISTS kept (n int8 PRIMARY KEY)');
const { rows: known } = await database.query<{ next: bigint }>(
  'SELECT coalesce(max(n), 0) + 1 AS next FROM kept',
);
const first = known[0]?.next ?? 1n;
appendFileSync(recordFile, 'open\n');
for (let n = first; n < first + BigInt(rows); n += 1n) {
  try {
    await database.tx((tx) => tx.query('INSERT INTO kept (n) VALUES ($1)', [n]));
    appendFileSync(recordFile, `kept ${n}\n`);
  } catch (error) {
    appendFileSync(recordFile, `failed ${n} ${(error as Error).name}\n`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
await database.close();
