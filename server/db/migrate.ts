import { setTimeout as pause } from 'node:timers/promises';
import {
  applicationRole,
  createApplicationRole,
  grantOrdinaryRights,
  lacksOrdinaryRights,
} from './application-role.ts';
import type { Database, Queryable, Tx } from './database.ts';
import { DatabaseUnavailableError, MigrationError, waitedForLock } from './errors.ts';
import { applyFunctions, createFunctionTable, findOutdated } from './functions.ts';
import { addOldestTo, mayStartOn, versionOf } from './oldest-version.ts';
import {
  folderOfTheBank,
  readSchemaFiles,
  type Migration,
  type SchemaFiles,
} from './schema-files.ts';

/*
 * Migrations are SQL files `NNNN-name.sql`, applied once each, in order, forward only. An applied
 * file is never edited: write the next one. They hold tables; functions and triggers are files of
 * their own (functions.ts), applied after them. `npm run schema` writes the whole
 * schema to schema.sql.
 *
 * Servers of the old version go on during an upgrade, and what a file locks stays locked to its
 * end. So, on tables that grow with the bank's years:
 *   - A constraint is added NOT VALID in one file and validated in the next, so that servers can
 *     write in between.
 *   - An index is made IF NOT EXISTS, so that the owner of a large bank can make it CONCURRENTLY
 *     before the upgrade; the upgrade's notes give the statement.
 *   - Rows are filled in a file of their own, or by a job: in one file with an ALTER TABLE they
 *     would keep its table locked.
 *
 * A server of an older version that is restarted then starts where each newer file allows it: with
 * `-- oldest 0038` in the comment at its head, the version whose newest migration is 0038 goes on
 * with what the file makes, and all after it. Without the line none does.
 *
 * Rights. The files run as the owner of the database; the server runs as the role larkmoor_app,
 * which exists before the first file.
 *   - A table that a file grants larkmoor_app anything on (whole or by column) gets exactly that:
 *     this is how the ledger is append-only.
 *   - A table that no file mentions gets SELECT, INSERT, UPDATE, DELETE after the last file.
 * A server whose login does not own the tables migrates nothing: it starts where `npm run bank --
 * migrate` was run before.
 */

// Any number that no other program uses in this database.
const lockKey = 7_305_118;

interface MigrateOptions {
  folder?: string | undefined;
  /** Told what it waits for. */
  warn?: (text: string) => void;
}

/**
 * Brings the database to this code's version and answers the names it applied. Safe when another
 * server starts at the same time. The database must be opened as its owner. Throws `MigrationError`
 * when an applied file was changed or is unknown here, or its tables do not get free.
 */
export async function migrate(
  database: Database,
  { folder = folderOfTheBank, warn }: MigrateOptions = {},
): Promise<string[]> {
  const files = await readSchemaFiles(folder);
  const { migrations } = files;
  await createApplicationRole(database);
  // At nearly every start nothing is new. Then nothing is written: a commit waits for a standby as
  // long as that is away, and a database that recovers takes none, and both can be read.
  const isWhole = await database.tx(
    async (tx) => (await findLacking(tx, files)) === undefined && !(await lacksOrdinaryRights(tx)),
  );
  if (isWhole) return [];
  const known = await database.tx(async (tx) => {
    await createTables(tx);
    const applied = await readApplied(tx);
    refuseFromBeforeTheBaseline(applied);
    return applied;
  });
  const applied: string[] = [];
  // They are looked at together, and only a new one takes a transaction.
  for (const migration of migrations) {
    if (known.has(migration.name)) refuseChanged(migration, known.get(migration.name));
    else if (
      await applyInTurns(
        () => database.tx((tx) => applyBriefly(tx, migration, migrations)),
        migration.name,
        warn,
      )
    )
      applied.push(migration.name);
  }
  const renewed = await applyInTurns(
    () => database.tx((tx) => finish(tx, files)),
    'of the functions',
    warn,
  );
  return [...applied, ...renewed];
}

/** Says whether this login owns the bank's tables, or may make them where there are none yet. */
export async function mayMigrate(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    `SELECT coalesce((SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class
      WHERE oid = to_regclass('public.schema_migration')),
                     has_schema_privilege(current_user, 'public', 'CREATE')) AS may`,
  );
  return rows[0]?.may === true;
}

/** Throws `MigrationError` unless the database is at this code's version. */
export async function requireMigrated(
  database: Database,
  folder: string = folderOfTheBank,
): Promise<void> {
  const files = await readSchemaFiles(folder);
  const lacking = await database.tx((tx) => findLacking(tx, files));
  if (lacking !== undefined) throw lacks(lacking);
}

/**
 * Finds the first thing that this code's version has and the database has not. Throws
 * `MigrationError` where the database is another or a newer version's.
 */
async function findLacking(
  tx: Tx,
  { migrations, functions }: SchemaFiles,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.schema_function') IS NOT NULL AS "isThere"`,
  );
  const applied = rows[0]?.isThere ? await readApplied(tx) : new Map<string, string>();
  const lacking = migrations.find(({ name }) => !applied.has(name));
  if (lacking) return `the migration ${lacking.name}`;
  for (const migration of migrations) refuseChanged(migration, applied.get(migration.name));
  await refuseUnknown(tx, migrations);
  const [outdated] = await findOutdated(tx, functions, versionOf(migrations));
  return outdated && `this version’s function file ${outdated.name}`;
}

function lacks(what: string): MigrationError {
  return new MigrationError(
    `The database of DATABASE_URL lacks ${what}, and this start does not make it: its login may ` +
      'not, or BANK_MIGRATE is off. Run npm run bank -- migrate with DATABASE_OWNER_URL set to ' +
      'the same database with the login that owns its tables.',
  );
}

/**
 * Applies those of `migrations` that an empty or older database lacks within a transaction of the
 * caller, after `createApplicationRole`.
 */
export async function migrateWithin(tx: Tx, migrations: Migration[]): Promise<void> {
  await createTables(tx);
  for (const migration of migrations) await applyOnce(tx, migration, migrations);
}

/**
 * The last step within a transaction of the caller: this version's functions, and ordinary rights.
 * Answers the functions it applied.
 */
export async function finish(tx: Tx, { migrations, functions }: SchemaFiles): Promise<string[]> {
  await lock(tx);
  await refuseUnknown(tx, migrations);
  const outdated = await findOutdated(tx, functions, versionOf(migrations));
  if (outdated.length > 0) {
    await tx.query(`SET LOCAL lock_timeout = ${lockWaitMs}`);
    await applyFunctions(tx, outdated);
  }
  await grantOrdinaryRights(tx);
  return outdated.map(({ name }) => name);
}

async function createTables(tx: Tx): Promise<void> {
  await lock(tx);
  await tx.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    oldest text
  )`);
  await tx.query(addOldestTo('schema_migration'));
  await tx.query(`GRANT SELECT ON schema_migration TO ${applicationRole}`);
  await createFunctionTable(tx);
}

/**
 * Every query of a table queues behind us while we wait for its lock: shorter than the time after
 * which a server gives up its query.
 */
const lockWaitMs = 500;
const pauseMs = 1_000;
const mostTurns = 400;

/**
 * A backup reads every table for minutes. Rather than make everybody wait behind us until it is
 * through, we step back and come again.
 */
async function applyInTurns<T>(
  apply: () => Promise<T>,
  name: string,
  warn?: (text: string) => void,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!waitedForLock(error)) throw error;
      if (turn === 1)
        warn?.(
          `The migration ${name} waits for a table in use, perhaps by a backup. The bank goes on.`,
        );
      if (turn === mostTurns)
        throw new DatabaseUnavailableError(
          `The migration ${name} waited ten minutes for a table in use. End that use and restart.`,
          { cause: error },
        );
      await pause(pauseMs);
    }
  }
}

async function applyBriefly(tx: Tx, migration: Migration, known: Migration[]): Promise<boolean> {
  // For another server's migrations we wait as long as they take.
  await lock(tx);
  await tx.query(`SET LOCAL lock_timeout = ${lockWaitMs}`);
  return await applyOnce(tx, migration, known);
}

async function applyOnce(tx: Tx, migration: Migration, known: Migration[]): Promise<boolean> {
  await lock(tx);
  await refuseUnknown(tx, known);
  // Another server that starts at the same time may have been first.
  const appliedAs = (await readApplied(tx)).get(migration.name);
  if (appliedAs !== undefined) {
    refuseChanged(migration, appliedAs);
    return false;
  }
  // The primary key would stop a second server even without the lock.
  await tx.query('INSERT INTO schema_migration (name, sha256, oldest) VALUES ($1, $2, $3)', [
    migration.name,
    migration.sha256,
    migration.oldest,
  ]);
  await tx.query(migration.sql);
  return true;
}

/** The hash of each file that was applied, by name. */
async function readApplied(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migration',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function refuseChanged({ name, sha256 }: Migration, appliedAs: string | undefined): void {
  if (appliedAs !== sha256)
    throw new MigrationError(
      `The migration ${name} was changed after it had been applied to this database. Undo the ` +
        'change and write a new migration instead.',
    );
}

/**
 * Its tables were made by 49 migrations that are one baseline now, and rows move by backup and
 * restore alone.
 */
function refuseFromBeforeTheBaseline(applied: ReadonlyMap<string, string>): void {
  if (applied.has(migrationBeforeTheBaseline))
    throw new MigrationError(
      'This bank was made by a version before the tables had one baseline. Back it up with that ' +
        'version (npm run bank -- backup FILE) and restore FILE with this one, into a new folder ' +
        'or database.',
    );
}

const migrationBeforeTheBaseline = '0002-users.sql';

async function refuseUnknown(tx: Tx, known: Migration[]): Promise<void> {
  const { rows } = await tx.query<{ name: string; oldest: string | null }>(
    'SELECT name, oldest FROM schema_migration WHERE NOT (name = ANY($1)) ORDER BY name',
    [known.map(({ name }) => name)],
  );
  const tooNew = rows.find(({ oldest }) => !mayStartOn(versionOf(known), oldest));
  if (tooNew)
    throw new MigrationError(
      `This database was written by a newer version of the bank (it has ${tooNew.name}). Start ` +
        'that version, or restore an older backup.',
    );
}

// Held to the end of the transaction, so that a second server waits and then finds the work done.
async function lock(tx: Tx): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
}
