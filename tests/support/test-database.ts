import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, test } from 'vitest';
import { findProxy } from '../../scripts/test/find-proxy.ts';
import type { Database, PooledDatabase } from '../../server/db/database.ts';
import { openDatabase, type OpenOptions } from '../../server/db/open-database.ts';
import { castTemplate, environmentNames, postgresTemplate } from './test-environment.ts';

export type EngineName = Database['engine'];

/** A place for one bank: a new folder, and on PostgreSQL a new database too. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The folder that an embedded bank starts as a copy of. */
  templateFolder: string | undefined;
  remove(): Promise<void>;
}

/** Opens a fresh, migrated database that is closed and removed after the suite. */
export type OpenTestDatabase = (options?: Partial<OpenOptions>) => Promise<Database>;

/**
 * One suite, proven on both engines. Without PostgreSQL its half is skipped loudly, and fails under
 * CI=true.
 */
export function describeOnBothEngines(
  name: string,
  suite: (open: OpenTestDatabase, engine: EngineName) => void,
): void {
  describe(`${name}, embedded`, () => suite(opener('embedded'), 'embedded'));
  describeOnPostgres(`${name}, on PostgreSQL`, () => suite(opener('postgresql'), 'postgresql'));
}

/** A suite that needs PostgreSQL. */
export function describeOnPostgres(name: string, suite: () => void): void {
  if (process.env[environmentNames.postgres] !== undefined) {
    describe(name, suite);
  } else if (process.env['CI'] === 'true') {
    test(`${name}: PostgreSQL must be installed`, () => {
      throw new Error(
        'PostgreSQL was not found on this machine. Under CI=true nothing is skipped.',
      );
    });
  } else {
    console.warn(`SKIPPED, because PostgreSQL is not installed: ${name}`);
    describe.skip(name, suite);
  }
}

/**
 * A suite that needs PostgreSQL, HAProxy and nginx; skipped loudly without, and failed under
 * CI=true.
 */
export function describeOnTwoServers(name: string, suite: () => void): void {
  describeBehind(['haproxy', 'nginx'], name, suite);
}

/** The same for one that needs PostgreSQL and PgBouncer. */
export function describeBehindPgBouncer(name: string, suite: () => void): void {
  describeBehind(['pgbouncer'], name, suite);
}

function describeBehind(
  proxies: readonly Parameters<typeof findProxy>[0][],
  name: string,
  suite: () => void,
): void {
  const missing = proxies.filter((proxy) => findProxy(proxy) === undefined);
  if (missing.length > 0 && process.env['CI'] !== 'true')
    console.warn(`SKIPPED, because ${missing.join(' and ')} is not installed: ${name}`);
  else describeOnPostgres(name, suite);
}

function opener(engine: EngineName): OpenTestDatabase {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });
  return async (options = {}) => {
    const place = await makePlace(engine);
    cleanups.push(() => place.remove());
    const database = await openPlace(place, options);
    cleanups.push(() => database.close());
    return database;
  };
}

/** Opens the bank at a place; the first time as a copy of the migrated template. */
export async function openPlace(
  place: TestPlace,
  options: Partial<OpenOptions> = {},
): Promise<PooledDatabase> {
  const { dataDir, databaseUrl, templateFolder } = place;
  return await openDatabase({ dataDir, databaseUrl, templateFolder, ...options });
}

interface PlaceContent {
  /** Without any table, for tests about migrations and restore. */
  empty?: boolean;
  /** With the cast; on PostgreSQL only. */
  cast?: boolean;
}

// PostgreSQL writes all it has to the disk before it drops a database. Only the next drop waits for
// that; the last databases go with the cluster.
let removal: Promise<void> = Promise.resolve();

/** Makes a place for a bank. */
export async function makePlace(
  engine: EngineName,
  { empty = false, cast = false }: PlaceContent = {},
): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larkmoor-test-'));
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  if (engine === 'embedded')
    return {
      dataDir,
      databaseUrl: undefined,
      templateFolder: readEnvironment(empty ? 'emptyTemplate' : 'template'),
      remove: removeFolder,
    };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : cast ? castTemplate : postgresTemplate}`,
  );
  const databaseUrl = new URL(readEnvironment('postgres'));
  databaseUrl.pathname = `/${name}`;
  const remove = async (): Promise<void> => {
    await removeFolder();
    await removal;
    removal = administer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { dataDir, databaseUrl: databaseUrl.href, templateFolder: undefined, remove };
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(readEnvironment('postgres'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function readEnvironment(name: keyof typeof environmentNames): string {
  const value = process.env[environmentNames[name]];
  if (value === undefined)
    throw new Error(
      "Run this through vitest with the bank's configuration: its global set-up makes the " +
        'databases.',
    );
  return value;
}
