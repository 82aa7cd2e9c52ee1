import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { UsageError } from '../usage-error.ts';
import { pgbackrest } from './pgbackrest.ts';

/** A second PostgreSQL, restored for the drill. It has no network, and only this user reaches it. */
export interface ScratchCluster {
  /** The address of one of its databases, for a login that needs no password. */
  url(login: string, database: string): string;
  remove(): Promise<void>;
}

const prefix = 'larkmoor-drill-';

/**
 * Restores the newest backup and all of the archived log into a folder below `TMPDIR`, and starts
 * it there: without network, and without handing its log to the archive.
 */
export async function restoreBeside(version: string): Promise<ScratchCluster> {
  const bin = findServer(version);
  removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  let server: ChildProcess | undefined;
  const end = () => server?.kill('SIGQUIT');
  const remove = async () => {
    if (server?.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      end();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const endAtOnce = () => {
    end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    process.exit(1);
  };
  process.once('SIGTERM', endAtOnce).once('SIGINT', endAtOnce);
  try {
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    await pgbackrest('restore', [
      `--pg1-path=${data}`,
      `--tablespace-map-all=${join(folder, 'tablespaces')}`,
      '--archive-mode=off',
      `--lock-path=${join(folder, 'lock')}`,
    ]);
    await writeFile(join(folder, 'hba.conf'), 'local all all trust\n');
    await writeFile(join(folder, 'postgresql.conf'), '');
    const log = openSync(join(folder, 'log'), 'a');
    server = spawn(
      join(bin, 'postgres'),
      // On the command line: what the leader had set by ALTER SYSTEM came with its files, and goes
      // before a configuration file.
      ['-D', data, ...settingsIn(folder).flatMap((setting) => ['-c', setting])],
      { cwd: folder, stdio: ['ignore', log, log] },
    );
    await untilItAnswers(folder, server);
    return { url: (login, database) => urlIn(folder, login, database), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** It follows no leader and outlives no power cut; its settings need not be those of the leader. */
const settingsIn = (folder: string): string[] => [
  `config_file=${join(folder, 'postgresql.conf')}`,
  'listen_addresses=',
  `unix_socket_directories=${folder}`,
  `hba_file=${join(folder, 'hba.conf')}`,
  'shared_preload_libraries=',
  'archive_mode=off',
  'hot_standby=off',
  'fsync=off',
  'shared_buffers=128MB',
  'max_connections=20',
  'synchronous_standby_names=',
  'autovacuum=off',
];

const urlIn = (folder: string, login: string, database: string): string =>
  `postgres://${encodeURIComponent(login)}@localhost/${encodeURIComponent(database)}` +
  `?host=${encodeURIComponent(folder)}`;

async function untilItAnswers(folder: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new UsageError(
        `The restored PostgreSQL did not start:\n${(await readFile(join(folder, 'log'), 'utf8')).slice(-2_000)}`,
      );
    const client = new pg.Client(urlIn(folder, 'nobody', 'postgres'));
    client.on('error', () => undefined);
    const refusal = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    );
    await client.end().catch(() => undefined);
    // That it knows no such login is an answer, too.
    if (!refusal || (refusal instanceof pg.DatabaseError && refusal.code === '28000')) return;
    await wait(50);
  }
}

/** The programs of the version that the backup is of: another one cannot read its files. */
function findServer(version: string): string {
  if (process.getuid?.() === 0)
    throw new UsageError(
      'PostgreSQL does not run as root. Rehearse as the user of the database: runuser -u postgres',
    );
  const folders = [
    `/usr/lib/postgresql/${version}/bin`,
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'postgres')));
  if (found === undefined)
    throw new UsageError(`The backup is of PostgreSQL ${version}, which is not installed here.`);
  return found;
}

/** Removes the folders of rehearsals that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid) && !isAlive(serverIn(join(tmpdir(), name))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function serverIn(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
