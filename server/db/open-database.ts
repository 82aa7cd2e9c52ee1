import { resolve } from 'node:path';
import type pg from 'pg';
import { applicationRole } from './application-role.ts';
import type { Database, PooledDatabase } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { mayMigrate, migrate, requireMigrated } from './migrate.ts';
import { type NewConnection, withNewConnection } from './new-connection.ts';
import { PoolDatabase } from './pool-database.ts';
import { openPostgresqlPool, readDurability } from './postgresql.ts';
import { refuseKernelFolder } from './refuse-kernel-folder.ts';

export interface OpenOptions {
  dataDir: string;
  /** `postgres://…`; unset for the embedded engine. */
  databaseUrl?: string | undefined;
  /**
   * The same database with the login that owns its tables, where that is another one: what only the
   * owner may do is done with it.
   */
  databaseOwnerUrl?: string | undefined;
  /**
   * `server` works as the application's role under time limits; `tool` (backup, verify) as the
   * owner, without them.
   */
  as?: 'server' | 'tool';
  /** Whether migrations run first; a backup of an older bank is taken without. */
  migrates?: boolean;
  migrationsFolder?: string | undefined;
  /** A folder a new embedded bank is copied from. */
  templateFolder?: string | undefined;
  /** Off only for tests about other things than durability. */
  fsync?: boolean;
  /** How long a server's work waits for a database that is away; none by default. */
  patienceMs?: number;
  /** Connections to PostgreSQL at most. */
  maxConnections?: number;
  /**
   * Looks at what each connection of a server leads to, before it is used for anything. Where it
   * fails, the connection is not used.
   */
  onConnect?: ((connection: NewConnection) => Promise<void>) | undefined;
  /** Told what weakens durability and which connections were lost. */
  warn?: (text: string) => void;
}

const usualConnections = 12;

/**
 * Opens the bank's database and brings it to this version.
 * Throws `DataFolderError`, `MigrationError`, or `DatabaseUnavailableError`.
 */
export async function openDatabase(options: OpenOptions): Promise<PooledDatabase> {
  // Mails and other files of a bank on a PostgreSQL server are kept in this folder, too.
  refuseKernelFolder(resolve(options.dataDir));
  return options.databaseUrl === undefined
    ? await openOnDisk(options)
    : await openOnServer(options, options.databaseUrl);
}

async function openOnDisk(options: OpenOptions): Promise<PooledDatabase> {
  const fsync = options.fsync ?? true;
  const { pool, stop } = await openEmbedded({
    dataDir: options.dataDir,
    fsync,
    templateFolder: options.templateFolder,
    warn: options.warn ?? ignore,
  });
  const database = new PoolDatabase({
    engine: 'embedded',
    durability: fsync ? 'power-loss' : 'process-crash',
    pool,
    reservesForReal: false,
    patienceMs: options.patienceMs ?? 0,
    afterClose: stop,
  });
  try {
    // The engine has one session, so the owner's work comes first and every later connection starts
    // as the application.
    if (options.migrates ?? true) await migrate(database, { folder: options.migrationsFolder });
    if (options.as !== 'tool') await becomeApplication(pool, options.onConnect);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function becomeApplication(
  pool: pg.Pool,
  onConnect: OpenOptions['onConnect'],
): Promise<void> {
  const setRole = `SET ROLE ${applicationRole}`;
  await pool.query(setRole);
  pool.options.onConnect = async (client) => {
    await client.query(setRole);
    if (onConnect) await withNewConnection(client, onConnect);
  };
}

async function openOnServer(options: OpenOptions, databaseUrl: string): Promise<PooledDatabase> {
  const warn = options.warn ?? ignore;
  const max = options.maxConnections ?? usualConnections;
  const migrates = options.migrates ?? true;
  const ownersPool = openPostgresqlPool({
    databaseUrl: options.databaseOwnerUrl ?? databaseUrl,
    max,
    role: undefined,
    timeouts: false,
    warn,
  });
  const owner = asDatabase(ownersPool, 'process-crash');
  let serving: PooledDatabase | undefined;
  try {
    const durability = await readDurability(owner, warn);
    if (migrates && (await mayMigrate(owner)))
      await migrate(owner, { folder: options.migrationsFolder, warn });
    if (options.as === 'tool') return asDatabase(ownersPool, durability);
    serving = asDatabase(
      openPostgresqlPool({
        databaseUrl,
        max,
        role: applicationRole,
        timeouts: true,
        onConnect: options.onConnect,
        warn,
      }),
      durability,
      options.patienceMs,
    );
    if (migrates) await requireMigrated(serving, options.migrationsFolder);
    await owner.close();
    return serving;
  } catch (error) {
    await owner.close();
    await serving?.close();
    throw error;
  }
}

function asDatabase(
  pool: pg.Pool,
  durability: Database['durability'],
  patienceMs = 0,
): PooledDatabase {
  return new PoolDatabase({
    engine: 'postgresql',
    durability,
    pool,
    reservesForReal: true,
    patienceMs,
    afterClose: () => Promise.resolve(),
  });
}

function ignore(): void {
  // The caller gave no way to warn.
}
