import { createApplicationRole } from '../application-role.ts';
import type { Database, Tx } from '../database.ts';
import {
  finish,
  migrateWithin,
  readSchemaFiles,
  type Migration,
  type SchemaFiles,
} from '../migrate.ts';
import { BackupError, type BackupHeader, type TableShape } from './backup-format.ts';
import { baselineFiles, isFromBeforeTheBaseline } from './before-the-baseline.ts';
import { checkBackup, readRows } from './read-backup.ts';
import { quoteName, readTableShapes } from './table-shapes.ts';
import { withoutForeignKeys } from './without-foreign-keys.ts';

export interface RestoreOptions {
  migrationsFolder?: string | undefined;
  /**
   * What is done with what was restored, at this version, before it is committed; throws to refuse
   * it.
   */
  beforeCommit?: (tx: Tx, header: BackupHeader) => Promise<void>;
}

/**
 * Fills a database without any table from a backup, in one transaction: all of it or nothing. A
 * backup of an older version is brought to this one afterwards. The database must be opened as a
 * tool, without migrations. Throws `BackupError`.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  options: RestoreOptions = {},
): Promise<BackupHeader> {
  const header = await checkBackup(file);
  const files = await readSchemaFiles(options.migrationsFolder);
  const migrations = chooseMigrations(header, files);
  await refuseFull(database);
  await createApplicationRole(database);
  await database.tx(async (tx) => {
    await refuseFull(tx);
    await migrateWithin(tx, migrations);
    if (sortedShapes(await readTableShapes(tx)) !== sortedShapes(header.tables))
      throw new BackupError('The backup holds other tables or columns than its migrations make.');
    await withoutForeignKeys(tx, header.tables, () => fill(tx, file, header.tables));
    for (const { name, lastValue } of header.sequences)
      await tx.query('SELECT setval($1::regclass, coalesce($2::text::int8, 1), $2 IS NOT NULL)', [
        quoteName(name),
        lastValue,
      ]);
    await migrateWithin(tx, files.migrations);
    await finish(tx, files);
    await tx.query('ANALYZE');
    await options.beforeCommit?.(tx, header);
  });
  return header;
}

/** The migrations that made the tables of the backup. */
function chooseMigrations(header: BackupHeader, files: SchemaFiles): Migration[] {
  if (isFromBeforeTheBaseline(header)) return baselineFiles(files);
  const known = new Map(files.migrations.map((migration) => [migration.name, migration]));
  return header.migrations.map(({ name, sha256 }) => {
    const migration = known.get(name);
    if (migration?.sha256 !== sha256)
      throw new BackupError(
        `The backup was made by a version of the bank with another ${name}. Restore it with that version.`,
      );
    return migration;
  });
}

/** In whatever order the columns were made. */
function sortedShapes(shapes: readonly TableShape[]): string {
  return JSON.stringify(
    shapes.map(({ name, columns }) => [
      name,
      ...columns.map((column) => `${column.name} ${column.type}`).toSorted(),
    ]),
  );
}

async function refuseFull(db: Pick<Tx, 'query'>): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind = 'r' LIMIT 1`,
  );
  if (rows[0])
    throw new BackupError(
      'There is a bank here already. A backup is restored into an empty one only: set BANK_DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
}

async function fill(tx: Tx, file: string, shapes: TableShape[]): Promise<void> {
  const inserts = new Map(shapes.map((shape) => [shape.name, insertStatement(shape)]));
  for await (const { table, rows } of readRows(file)) {
    await tx.query(inserts.get(table) ?? '', [`[${rows.join(',')}]`]);
  }
}

function insertStatement({ name, columns }: TableShape): string {
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(row ->> ${index})::${type}`).join(', ');
  return `INSERT INTO ${quoteName(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values}
    FROM json_array_elements($1::json) AS row`;
}
