import { createHash } from 'node:crypto';
import { createApplicationRole } from '../application-role.ts';
import type { Database, Tx } from '../database.ts';
import { finish, migrateWithin } from '../migrate.ts';
import { type Migration, readSchemaFiles, type SchemaFiles } from '../schema-files.ts';
import { BackupError, type BackupHeader, type TableShape } from './backup-format.ts';
import { verifyBackup, readRows } from './read-backup.ts';
import { quoteName, readTableShapes } from './table-shapes.ts';

interface RestoreOptions {
  migrationsFolder?: string | undefined;
  /**
   * Works on the restored rows, at this version, before they are committed; throws to refuse them.
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
  const header = await verifyBackup(file);
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
        `The backup was made by a version of the bank with another ${name}. Restore it with ` +
          'that version.',
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
      AND relkind IN ('r', 'p') LIMIT 1`,
  );
  if (rows[0])
    throw new BackupError(
      'There is a bank here already. A backup is restored into an empty one only: set ' +
        'BANK_DATA_DIR to a new folder, or DATABASE_URL to a new database.',
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

/*
 * Until November 2026 the tables were made by 49 migrations; now a baseline makes the same tables.
 * A backup by the last version before it is restored as one of the baseline. A backup by a still
 * older version has other tables: that last version restores it and takes one that this version
 * reads.
 */

/** SHA-256 of the names and hashes of those migrations. */
const lastMigrations = '0d2f2d8597d7a14f11ac36543f2afcbbb2a88ad70618aed2050c8550eed2afdb';

const lastFileOfTheBaseline = '0008-books-and-jobs.sql';

/** Says whether the last version before the baseline wrote this backup. */
function isFromBeforeTheBaseline({ migrations }: BackupHeader): boolean {
  const written = migrations.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
  return createHash('sha256').update(written).digest('hex') === lastMigrations;
}

function baselineFiles({ migrations }: SchemaFiles): Migration[] {
  return migrations.filter(({ name }) => name <= lastFileOfTheBaseline);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables that are emptied first (migrations seed some rows), in any order and without
 * triggers. The foreign keys come back at the end and are checked against every row.
 */
async function withoutForeignKeys(
  tx: Tx,
  shapes: TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const tables = shapes.map(({ name }) => quoteName(name));
  const keys = await tx.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
      pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const key of keys.rows)
    await tx.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
  for (const table of tables) await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  if (tables.length > 0) await tx.query(`TRUNCATE ${tables.join(', ')}`);
  await work();
  for (const table of tables) await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const key of keys.rows)
    await tx.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
}
