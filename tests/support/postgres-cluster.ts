import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../scripts/test/find-postgres.ts';
import { findFreePort } from './free-port.ts';
import { postgresOwner } from './postgres-owner.ts';
import { postgresProcess, type PostgresProcess } from './postgres-process.ts';

// A superuser, and none of the bank's own logins.
const login = 'larkmoor_tests';

/** A throw-away PostgreSQL server with durable commits, on 127.0.0.1 and a port of its own. */
export interface PostgresCluster extends Omit<PostgresProcess, 'quit'> {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Runs statements in the database `postgres`, as superuser. */
  administer(sql: string): Promise<void>;
  /** The same as a standby: it can be read, and refuses what changes something until `pg_promote`. */
  startAsStandby(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Starts a cluster; undefined when PostgreSQL is not installed. */
export async function startPostgresCluster(): Promise<PostgresCluster | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  // The same order of letters as the embedded engine.
  return await startIn(bin, (data, options) =>
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', login, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      options,
    ),
  );
}

/** Starts a standby of a cluster, which no commit waits for. */
export async function startStandby(primary: PostgresCluster): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed.');
  return await startIn(bin, (data, options) =>
    execFileSync(
      join(bin, 'pg_basebackup'),
      [
        `--dbname=${primary.url('postgres')}?application_name=${standbyName}`,
        `--pgdata=${data}`,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ],
      options,
    ),
  );
}

/**
 * Starts a standby of a cluster, and makes the cluster wait for it at each commit; from then on a
 * commit is on both.
 */
export async function startSynchronousStandby(primary: PostgresCluster): Promise<PostgresCluster> {
  const standby = await startStandby(primary);
  await primary.administer(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
  await primary.administer('SELECT pg_reload_conf()');
  await untilSynchronous(primary);
  return standby;
}

const standbyName = 'second';

async function untilSynchronous(primary: PostgresCluster): Promise<void> {
  const client = new pg.Client(primary.url('postgres'));
  await client.connect();
  const isSynchronous = async () =>
    (await client.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)).rowCount ===
    1;
  while (!(await isSynchronous())) await new Promise((resolve) => setTimeout(resolve, 50));
  await client.end();
}

type Make = (data: string, options: { cwd: string; stdio: 'pipe' }) => unknown;

async function startIn(bin: string, make: Make): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-postgres-'));
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  make(data, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await findFreePort();
  const url = (database: string): string => `postgres://${login}@127.0.0.1:${port}/${database}`;
  const server = postgresProcess({ bin, folder, data, port, url: url('postgres') });
  await server.start();
  return {
    ...server,
    url,
    async startAsStandby() {
      writeFileSync(join(data, 'standby.signal'), '');
      // Promoted, it removes the file.
      if (owner) chownSync(join(data, 'standby.signal'), owner.uid, owner.gid);
      await server.start();
    },
    administer: async (sql) => {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    remove: async () => {
      await server.quit();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
