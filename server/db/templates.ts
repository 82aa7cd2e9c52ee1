import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchemaFiles } from './schema-files.ts';

/**
 * Folders that a new embedded database starts as a copy of: a copy takes a fraction of a second,
 * making one takes seconds.
 */
export interface Templates {
  /** A database without any table, for a bank that is restored. */
  empty: string;
  /** With this version's tables, for a new bank. */
  bank: string;
}

/** Where the set-up makes them. */
export const templatesFolder = join(import.meta.dirname, '..', '..', 'dist', 'templates');

/** The paths of the templates in `folder`. */
export function templatesIn(folder: string): Templates {
  return { empty: join(folder, 'empty'), bank: join(folder, 'bank') };
}

/** The version of engine, migrations and functions that templates of this code have. */
export async function templatesVersion(): Promise<string> {
  const packageFile = fileURLToPath(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
  );
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const { migrations, functions } = await readSchemaFiles();
  const files = [...migrations, ...functions].map(({ name, sha256 }) => `${name} ${sha256}`);
  return `${version} ${createHash('sha256').update(files.join('\n')).digest('hex')}`;
}

/**
 * The file next to the templates that names their version: PostgreSQL owns every file inside them.
 */
export const versionFileIn = (folder: string) => join(folder, 'version');

/**
 * The templates in `folder`, where they are there and of this code's version; without them a bank
 * is made from nothing.
 */
export async function findTemplates(
  folder: string = templatesFolder,
): Promise<Templates | undefined> {
  const version = await readFile(versionFileIn(folder), 'utf8').catch(() => undefined);
  return version !== undefined && version === (await templatesVersion())
    ? templatesIn(folder)
    : undefined;
}
