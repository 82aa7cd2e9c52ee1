import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProxy } from '../../scripts/test/find-proxy.ts';
import { findFreePort } from './free-port.ts';
import { postgresOwner } from './postgres-owner.ts';

export interface PgBouncer {
  /** The address of the database, through it. */
  url: string;
  /** kill -9: each connection through it is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PgBouncer in front of one database, as “Connections” in docs/operating.md sets it up. */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
  const program = findProxy('pgbouncer');
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-pgbouncer-'));
  // It refuses to run as root, and who it runs as must read its files.
  chmodSync(folder, 0o755);
  const listening = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    join(folder, 'users.txt'),
    `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
  );
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listening}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = session',
      `default_pool_size = ${poolSize}`,
    ].join('\n'),
  );
  const log = openSync(join(folder, 'log'), 'a');
  let bouncer: ChildProcess;
  const start = async (): Promise<void> => {
    bouncer = spawn(program, [file], { stdio: ['ignore', log, log], ...postgresOwner() });
    while (!(await isOpen(listening))) {
      if (bouncer.exitCode !== null)
        throw new Error(`PgBouncer ended: ${readFileSync(join(folder, 'log'), 'utf8')}`);
      await wait(25);
    }
  };
  const kill = async (): Promise<void> => {
    const ended = once(bouncer, 'exit');
    bouncer.kill('SIGKILL');
    await ended;
  };
  await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listening}`;
  url.pathname = pathname;
  return {
    url: url.href,
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
