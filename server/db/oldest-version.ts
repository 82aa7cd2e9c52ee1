/**
 * The oldest version whose servers may start on what a file makes, by the line `-- oldest 0038` of
 * its head: the one whose newest migration is 0038. Null: none older than the file.
 */
export function oldestVersionIn(sql: string): string | null {
  return /^(?:--[^\n]*\n)*?-- oldest (\d{4})\n/.exec(sql)?.[1] ?? null;
}

/**
 * Adds the column that keeps it to a table of before. Looked for first, because the statement locks
 * the table even where there is nothing to do.
 */
export const addOldestTo = (table: 'schema_migration' | 'schema_function'): string => `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = '${table}'::regclass
    AND attname = 'oldest') THEN
    ALTER TABLE ${table} ADD COLUMN oldest text;
  END IF;
END $$;`;

/** The name of a version here: the number of its newest migration. */
export function versionOf(migrations: readonly { name: string }[]): string {
  return migrations.at(-1)?.name.slice(0, 4) ?? '';
}

/** Says whether a version may start on what a newer one made. */
export function mayStartOn(version: string, oldest: string | null): boolean {
  return oldest !== null && version >= oldest;
}
