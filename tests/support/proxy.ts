import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findHaproxy } from '../../scripts/test/find-haproxy.ts';
import { findFreePort } from './free-port.ts';

const configuration = join(import.meta.dirname, '..', '..', 'deploy', 'haproxy.cfg');

const hostOf = (origin: string) => `127.0.0.1:${new URL(origin).port}`;

export interface Proxy {
  /** Whether it sends people to both servers. */
  seesBoth(): Promise<boolean>;
  close(): Promise<void>;
}

/** HAProxy, with the configuration that operators are given, in front of two servers. */
export async function startProxy(port: number, [a, b]: readonly [string, string]): Promise<Proxy> {
  const program = findHaproxy();
  if (program === undefined) throw new Error('HAProxy is not installed.');
  const stats = `127.0.0.1:${await findFreePort()}`;
  const env = { BANK_PROXY_BIND: `127.0.0.1:${port}`, BANK_PROXY_STATS: stats, BANK_SERVER_A: hostOf(a), BANK_SERVER_B: hostOf(b) };
  let said = '';
  const proxy = spawn(program, ['-db', '-f', configuration], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  proxy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(proxy, 'exit');
  while (!(await answers(port))) {
    if (proxy.exitCode !== null) throw new Error(`HAProxy ended with ${proxy.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    async seesBoth() {
      const lines = (await (await fetch(`http://${stats}/;csv`)).text()).split('\n');
      return lines.filter((line) => /^bank,[ab],.*,UP,/.test(line)).length === 2;
    },
    async close() {
      proxy.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
