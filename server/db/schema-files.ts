import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readFunctions, type FunctionFile } from './functions.ts';
import { oldestVersionIn } from './oldest-version.ts';

export const folderOfTheBank = join(import.meta.dirname, 'migrations');

export interface Migration {
  name: string;
  sha256: string;
  sql: string;
  /** See `oldestVersionIn`. */
  oldest: string | null;
}

/** All that makes this version's tables and functions. */
export interface SchemaFiles {
  migrations: Migration[];
  functions: FunctionFile[];
}

/** The bank's migrations, in the order they are applied, and functions. */
export async function readSchemaFiles(folder: string = folderOfTheBank): Promise<SchemaFiles> {
  return { migrations: await readMigrations(folder), functions: await readFunctions(folder) };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();
  return await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return { name, sql, sha256, oldest: oldestVersionIn(sql) };
    }),
  );
}
