import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../scripts/test/find-postgres.ts';
import { findFreePort } from './free-port.ts';
import { postgresOwner } from './postgres-owner.ts';
import { processTree, tryKill } from './process-tree.ts';

// A superuser, and none of the bank's own logins.
const login = 'larkmoor_tests';

/** A throw-away PostgreSQL server with durable commits, on 127.0.0.1 and a port of its own. */
export interface PostgresCluster {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Runs statements in the database `postgres`, as superuser. */
  administer(sql: string): Promise<void>;
  /** `kill -9` of the server and all its processes, at once. */
  kill(): Promise<void>;
  /** Stands still (SIGSTOP) until `resume`: connections stay open and nothing answers. */
  pause(): void;
  resume(): void;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  /** The same as a standby: it can be read, and refuses what changes something until `pg_promote`. */
  startAsStandby(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Starts a cluster; undefined when PostgreSQL is not installed. */
export async function startPostgresCluster(): Promise<PostgresCluster | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-postgres-'));
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // The same order of letters as the embedded engine.
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', login, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await findFreePort();
  const log = openSync(join(folder, 'log'), 'a');
  const url = (database: string): string => `postgres://${login}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const startOnce = async (): Promise<boolean> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      'shared_buffers=64MB',
      'max_connections=60',
    ];
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...owner,
        cwd: folder,
        stdio: ['ignore', log, log],
      },
    );
    return await answers(url('postgres'), server);
  };
  // Right after a kill the dead children can still hold the shared memory: the server then ends at
  // once, and starts a little later.
  const start = async (): Promise<void> => {
    for (let tries = 1; !(await startOnce()); tries += 1) {
      if (tries === 20)
        throw new Error(
          `PostgreSQL does not start:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2_000)}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals, pids: number[]): Promise<void> => {
    const ended = new Promise<void>((resolve) =>
      server?.exitCode === null && server.signalCode === null
        ? server.once('exit', () => resolve())
        : resolve(),
    );
    for (const pid of pids) tryKill(pid, signal);
    await ended;
  };
  await start();

  return {
    url,
    start,
    async startAsStandby() {
      writeFileSync(join(data, 'standby.signal'), '');
      // Promoted, it removes the file.
      if (owner) chownSync(join(data, 'standby.signal'), owner.uid, owner.gid);
      await start();
    },
    administer: async (sql) => {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    // A killed server leaves its children holding the shared memory, and the next start would
    // refuse.
    kill: () => end('SIGKILL', processTree(server?.pid)),
    pause: () => processTree(server?.pid).forEach((pid) => tryKill(pid, 'SIGSTOP')),
    resume: () => processTree(server?.pid).forEach((pid) => tryKill(pid, 'SIGCONT')),
    remove: async () => {
      await end('SIGQUIT', server?.pid === undefined ? [] : [server.pid]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the server came to answer; false when it ended instead. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
