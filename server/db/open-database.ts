import { resolve } from 'node:path';
import type pg from 'pg';
import { applicationRole } from './application-role.ts';
import type { PooledDatabase } from './database.ts';
import { type DurabilityWatch, watchDurability } from './durability.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { mayMigrate, migrate, requireMigrated } from './migrate.ts';
import { type NewConnection, withNewConnection } from './new-connection.ts';
import { type Outage, type OutageListener, watchOutage } from './outage.ts';
import { PoolDatabase, type Pools } from './pool-database.ts';
import { openPostgresqlPool, type PostgresqlOptions } from './postgresql.ts';
import { refuseKernelFolder } from './refuse-kernel-folder.ts';
import { shareConnections, usualConnections } from './share-connections.ts';

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
  /**
   * True where migrations run first; a backup of an older bank is taken without. `compares` makes
   * none either, and throws where one is lacking.
   */
  migrates?: boolean | 'compares';
  migrationsFolder?: string | undefined;
  /** A folder a new embedded bank is copied from, or how it is found for one. */
  templateFolder?: string | undefined | (() => Promise<string | undefined>);
  /**
   * Told when the embedded database starts in its thread, which needs nothing of this one. A server
   * of PostgreSQL has to be answered within a time.
   */
  onStarting?: () => void;
  /** Off only for tests about other things than durability. */
  fsync?: boolean;
  /** Milliseconds that a server's work waits for a database that is away; none by default. */
  patienceMs?: number;
  /** Connections to PostgreSQL at most: a server shares them out, a tool takes them as it goes. */
  maxConnections?: number | undefined;
  /**
   * Looks at what each connection of a server leads to, before it is used for anything. Where it
   * fails, the connection is not used.
   */
  onConnect?: ((connection: NewConnection) => Promise<void>) | undefined;
  /** Told what weakens durability. */
  warn?: (text: string) => void;
  outage?: OutageListener;
}

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
  const { templateFolder } = options;
  const { pool, stop } = await openEmbedded({
    dataDir: options.dataDir,
    fsync,
    findTemplate:
      typeof templateFolder === 'function' ? templateFolder : () => Promise.resolve(templateFolder),
    onStarting: options.onStarting ?? ignore,
    warn: options.warn ?? ignore,
  });
  const outage = watchOutage(options.outage);
  pool.on('connect', () => outage.reached());
  const database = new PoolDatabase({
    engine: 'embedded',
    durability: { current: fsync ? 'power-loss' : 'process-crash' },
    outage,
    pools: pool,
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
  const connections = options.maxConnections ?? usualConnections;
  const migrates = options.migrates ?? true;
  const watches = { durability: watchDurability(warn), outage: watchOutage(options.outage) };
  const owner = asDatabase(
    openPostgresqlPool({
      databaseUrl: options.databaseOwnerUrl ?? databaseUrl,
      max: connections,
      role: undefined,
      timeouts: false,
      ...watches,
    }),
    watches,
  );
  let serving: PooledDatabase | undefined;
  try {
    const may = await mayMigrate(owner);
    if (migrates === true && may) await migrate(owner, { folder: options.migrationsFolder, warn });
    if (options.as === 'tool') return owner;
    serving = asDatabase(
      openServingPools({ databaseUrl, onConnect: options.onConnect, ...watches }, connections),
      watches,
      options.patienceMs,
    );
    if (migrates !== false) await requireMigrated(serving, options.migrationsFolder);
    await owner.close();
    return serving;
  } catch (error) {
    await owner.close();
    await serving?.close();
    throw error;
  }
}

function openServingPools(
  common: Pick<PostgresqlOptions, 'databaseUrl' | 'onConnect' | 'durability' | 'outage'>,
  connections: number,
): Pools {
  const { money, reading, writing, jobs } = shareConnections(connections);
  const open = (max: number, readsOnly = false) =>
    openPostgresqlPool({ ...common, max, readsOnly, role: applicationRole, timeouts: true });
  return {
    money: open(money),
    reading: open(reading, true),
    writing: open(writing),
    jobs: open(jobs),
  };
}

interface Watches {
  durability: DurabilityWatch;
  outage: Outage;
}

function asDatabase(pools: Pools | pg.Pool, watches: Watches, patienceMs = 0): PooledDatabase {
  return new PoolDatabase({
    engine: 'postgresql',
    ...watches,
    pools,
    reservesForReal: true,
    patienceMs,
    afterClose: () => Promise.resolve(),
  });
}

function ignore(): void {
  // The caller wants to hear nothing of it.
}
