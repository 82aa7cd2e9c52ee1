import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationRole } from './application-role.ts';
import type { Tx } from './database.ts';
import { MigrationError } from './errors.ts';
import { addOldestTo, mayStartOn, oldestVersionIn } from './oldest-version.ts';

/*
 * Each function of the database, with its triggers and rights, is one file that is applied whole
 * when its text is newer than the installed one. Its first line says which revision it is: a server
 * of an older version must not put its own text in the place of a newer one.
 */

export interface FunctionFile {
  name: string;
  revision: number;
  sha256: string;
  sql: string;
  /** See `oldestVersionIn`. */
  oldest: string | null;
}

/**
 * The functions in the folder `functions` next to a folder of migrations; none where there is no
 * such folder.
 */
export async function readFunctions(migrationsFolder: string): Promise<FunctionFile[]> {
  const folder = join(migrationsFolder, '..', 'functions');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const [, revision] = /^-- revision (\d+)\n/.exec(sql) ?? [];
      if (revision === undefined)
        throw new MigrationError(
          `The function file ${name} does not begin with its revision, such as “-- revision 1”.`,
        );
      return {
        name,
        revision: Number(revision),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
        oldest: oldestVersionIn(sql),
      };
    }),
  );
}

/** Makes the table that says which text of each function is installed. */
export async function createFunctionTable(tx: Tx): Promise<void> {
  await tx.query(
    `CREATE TABLE IF NOT EXISTS schema_function (name text PRIMARY KEY, revision integer NOT NULL,
      sha256 text NOT NULL, oldest text)`,
  );
  await tx.query(addOldestTo('schema_function'));
  await tx.query(`GRANT SELECT ON schema_function TO ${applicationRole}`);
}

interface Installed {
  name: string;
  revision: number;
  sha256: string;
  oldest: string | null;
}

/**
 * Those of `files` that are not installed yet. Throws `MigrationError` where another or a newer
 * text of one is, unless that text lets servers of `version` go on with it.
 */
export async function findOutdated(
  tx: Tx,
  files: readonly FunctionFile[],
  version: string,
): Promise<FunctionFile[]> {
  const { rows } = await tx.query<Installed>(
    'SELECT name, revision, sha256, oldest FROM schema_function ORDER BY name',
  );
  const installed = new Map(rows.map((row) => [row.name, row]));
  const isUsable = ({ oldest }: Installed) => mayStartOn(version, oldest);
  for (const row of rows) {
    if (!files.some(({ name }) => name === row.name) && !isUsable(row))
      throw newerVersion(row.name);
  }
  return files.filter(({ name, revision, sha256 }) => {
    const known = installed.get(name);
    if (known === undefined || known.revision < revision) return true;
    if (known.revision > revision) {
      if (isUsable(known)) return false;
      throw newerVersion(name);
    }
    if (known.sha256 !== sha256)
      throw new MigrationError(
        `The function file ${name} was changed after it had been applied to this database. ` +
          'Raise the revision in its first line.',
      );
    return false;
  });
}

/** Applies `files` in one go: a function may name another that comes after it. */
export async function applyFunctions(tx: Tx, files: readonly FunctionFile[]): Promise<void> {
  await tx.query('SET LOCAL check_function_bodies = off');
  for (const { name, revision, sha256, oldest, sql } of files) {
    await tx.query(sql);
    await tx.query(
      `INSERT INTO schema_function (name, revision, sha256, oldest) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET revision = EXCLUDED.revision, sha256 = EXCLUDED.sha256,
         oldest = EXCLUDED.oldest`,
      [name, revision, sha256, oldest],
    );
  }
}

function newerVersion(name: string): MigrationError {
  return new MigrationError(
    `This database was written by a newer version of the bank (its function file ${name}). ` +
      'Start that version, or restore an older backup.',
  );
}
