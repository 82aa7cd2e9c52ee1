import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../../server/base/config.ts';
import type { PooledDatabase } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { UsageError } from './usage-error.ts';

const advice = 'Name the bank with BANK_DATA_DIR or DATABASE_URL, as its server has them.';

/** A mistyped folder must not become a new, empty bank. */
export function refuseWithoutBank({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new UsageError(`There is no bank in ${dataDir}. ${advice}`);
}

/**
 * Opens the database of the bank that the environment names, as it is.
 * @throws {UsageError} where there is none.
 */
export async function openBankDatabase(): Promise<PooledDatabase> {
  const config = readConfig(process.env);
  refuseWithoutBank(config);
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    as: 'tool',
    migrates: false,
    warn: console.warn,
  });
  const { rows } = await database.query<{ holdsBank: boolean }>(
    `SELECT to_regclass('entry') IS NOT NULL AS "holdsBank"`,
  );
  if (rows[0]?.holdsBank) return database;
  await database.close();
  throw new UsageError(`The database is empty: no bank was opened in it yet. ${advice}`);
}
