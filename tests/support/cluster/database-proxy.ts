import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import pg from 'pg';
import { findProxy } from '../../../scripts/test/find-proxy.ts';

/** HAProxy on one machine, from its servers to the leader. */
export interface DatabaseProxy {
  /** Resolves once it leads somewhere that answers. */
  leads(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export function startDatabaseProxy(file: string, port: number): DatabaseProxy {
  const program = findProxy('haproxy');
  if (program === undefined) throw new Error('HAProxy is not installed.');
  const log = openSync(`${file}.log`, 'a');
  const start = () => spawn(program, ['-db', '-f', file], { stdio: ['ignore', log, log] });
  let proxy: ChildProcess = start();
  const close = async () => {
    if (proxy.exitCode !== null || proxy.signalCode !== null) return;
    const ended = once(proxy, 'exit');
    proxy.kill('SIGKILL');
    await ended;
  };
  return {
    async leads() {
      while (!(await isAnswered(port))) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    async restart() {
      await close();
      proxy = start();
    },
    close,
  };
}

/** Says whether a PostgreSQL answers behind the proxy; a refused password is an answer too. */
async function isAnswered(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'larkmoor_server', password: '-' });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    await client.end().catch(() => undefined);
  }
}
