import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from '../../../scripts/test/find-postgres.ts';
import { findFreePort } from '../free-port.ts';
import { postgresOwner } from '../postgres-owner.ts';
import { postgresProcess } from '../postgres-process.ts';

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy');
const login = 'larkmoor_tests';
const database = 'larkmoor';

/**
 * Starts a PostgreSQL that hands its log to pgBackRest, with the files of deploy/ as they are
 * shipped: pgBackRest takes folders, ports and the login of these tests from its environment.
 */
export async function startArchivedPostgres() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed on this machine.');
  const owner = postgresOwner();
  const root = mkdtempSync(join(tmpdir(), 'larkmoor-restore-'));
  chmodSync(root, 0o711);
  const folderOf = (name: string) => {
    const folder = join(root, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    return folder;
  };
  const [machine, repository, receiver] = ['machine', 'repository', 'receiver'].map(folderOf) as [
    string,
    string,
    string,
  ];
  const data = join(machine, 'data');
  const settings = folderOf('settings');
  const readable = (name: string, text: string) => {
    writeFileSync(join(settings, name), text);
    if (owner) chownSync(join(settings, name), owner.uid, owner.gid);
  };
  mkdirSync(join(settings, 'conf.d'));
  chmodSync(join(settings, 'conf.d'), 0o755);
  copyFileSync(join(deploy, 'pgbackrest.conf'), join(settings, 'pgbackrest.conf'));
  copyFileSync(join(deploy, 'postgresql-archive.conf'), join(settings, 'archive.conf'));
  const port = await findFreePort();
  const usePassphrase = (passphrase: string) =>
    readable('conf.d/passphrase.conf', `[global]\nrepo1-cipher-pass=${passphrase}\n`);
  usePassphrase('of-a-test');
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    PGBACKREST_CONFIG: join(settings, 'pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: join(settings, 'conf.d'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: machine,
    PGBACKREST_PG1_USER: login,
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_LOG_PATH: folderOf('log'),
    PGBACKREST_LOCK_PATH: folderOf('lock'),
    PGBACKREST_SPOOL_PATH: folderOf('spool'),
  };
  const url = (name = database) => `postgres://${login}@127.0.0.1:${port}/${name}`;
  /** Runs a program as the user of the database. */
  const run = async (program: string, args: readonly string[], more: Record<string, string> = {}) =>
    (
      await promisify(execFile)(program, args, {
        ...owner,
        cwd: machine,
        env: { ...env, ...more },
        maxBuffer: 64 * 1024 * 1024,
      })
    ).stdout;
  const query = async <Row extends object>(sql: string, values?: unknown[], name?: string) => {
    const client = new pg.Client(url(name));
    client.on('error', () => undefined);
    await client.connect();
    return await client
      .query<Row>(sql, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  const server = postgresProcess({
    bin,
    folder: machine,
    data,
    port,
    url: url('postgres'),
    env,
    socketFolder: machine,
    leads: true,
  });
  const remove = async (): Promise<void> => {
    await server.quit();
    rmSync(root, { recursive: true, force: true });
  };
  const pgbackrest = (...args: string[]) => run('pgbackrest', ['--stanza=larkmoor', ...args]);

  const initdb = '--auth=trust --encoding=UTF8 --locale=C.UTF-8 --data-checksums --no-sync'.split(
    ' ',
  );
  await run(join(bin, 'initdb'), ['-D', data, '-U', login, ...initdb]);
  // The moment of a test comes sooner than the minute that is shipped.
  const settingsFile = join(data, 'postgresql.conf');
  writeFileSync(
    settingsFile,
    `${readFileSync(settingsFile, 'utf8')}\ninclude '${join(settings, 'archive.conf')}'\narchive_timeout = 1\n`,
  );
  try {
    await server.start();
    await query(`CREATE DATABASE ${database}`, [], 'postgres');
    await pgbackrest('stanza-create');
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    url: url(),
    env,
    owner,
    /** Where programs of the stage may write. */
    scratch: folderOf('scratch'),
    repository,
    data,
    receiver,
    run,
    query,
    start: server.start,
    kill: server.kill,
    pgbackrest,
    usePassphrase,
    /** Power and disk are gone at once: nothing of the machine is left. */
    async vanish(): Promise<void> {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
    /** A new, empty machine in its place. */
    async restore(...args: string[]): Promise<void> {
      mkdirSync(data, { mode: 0o700 });
      if (owner) chownSync(data, owner.uid, owner.gid);
      await pgbackrest(...args, 'restore');
    },
    remove,
  };
}

/** The command that a unit of deploy/ runs, with its program where it is on this machine. */
export function commandOf(
  unit: string,
  key: 'ExecStart' | 'ExecStartPre' | 'ExecStartPost',
): [string, string[]] {
  const text = readFileSync(join(deploy, unit), 'utf8');
  const [program = '', ...args] = (new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '').split(
    ' ',
  );
  return [join(findPostgres() ?? '', program.split('/').at(-1) ?? ''), args];
}
