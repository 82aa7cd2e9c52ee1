import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../scripts/test/find-postgres.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { postgresOwner } from '../../tests/support/postgres-owner.ts';

const login = 'postgres';

/**
 * The same for everybody who is measured on it: durable commits, and memory and log space enough
 * that neither is what is measured.
 */
const settings = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=512MB',
  'min_wal_size=4GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** A PostgreSQL server on disk, for one benchmark. */
export interface BenchCluster {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The server's first process; all others are its children. */
  pid: number;
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * @param lasting false where no figure is kept: the log of a server that has run for a while takes
 * gigabytes and seconds.
 */
export async function startBenchCluster({ lasting = true } = {}): Promise<BenchCluster> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error(
      'This benchmark needs PostgreSQL 15 or newer with pgbench: apt-get install postgresql.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-'));
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      login,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ],
    {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await findFreePort();
  const log = openSync(join(folder, 'log'), 'a');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...[...settings, `port=${port}`].flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: folder,
      stdio: ['ignore', log, log],
    },
  );
  const url = (database: string): string => `postgres://${login}@127.0.0.1:${port}/${database}`;
  await waitUntilItAnswers(url('postgres'), server);
  if (lasting) await fillLogFolder(url('postgres'));
  return {
    bin,
    pid: server.pid as number,
    url,
    createDatabase: async (name) => {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
    },
    remove: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Log segments written and recycled before anything is measured, 16 MB each. */
const recycledSegments = 160;

/**
 * A server that has run for a while writes into recycled log segments. A new one makes each segment
 * as it goes, zeroes and syncs it, and everybody waits: that would measure the first minutes of a
 * server's life.
 */
async function fillLogFolder(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (let segment = 0; segment < recycledSegments; segment += 1)
    await client.query("SELECT pg_logical_emit_message(false, 'larkmoor', 'x'), pg_switch_wal()");
  await client.query('CHECKPOINT');
  await client.end();
}

async function waitUntilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
