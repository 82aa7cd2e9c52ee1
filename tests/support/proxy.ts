import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProxy } from '../../scripts/test/find-proxy.ts';
import { findFreePort } from './free-port.ts';

/** The configurations that operators are given. */
const configurations = join(import.meta.dirname, '..', '..', 'deploy');

const hostOf = (origin: string) => `127.0.0.1:${new URL(origin).port}`;

interface Proxy {
  close(): Promise<void>;
}

export interface WatchingProxy extends Proxy {
  /** Says whether it sends people to both servers. */
  seesBoth(): Promise<boolean>;
}

type Servers = readonly [string, string];

/**
 * HAProxy in front of two servers, looking after their health.
 * @param pem a file with a certificate and its key: people come in by https and HTTP/2 then.
 */
export async function startHaproxy(
  port: number,
  [a, b]: Servers,
  pem?: string,
): Promise<WatchingProxy> {
  const stats = `127.0.0.1:${await findFreePort()}`;
  const secure = pem === undefined ? '' : ` ssl crt ${pem} alpn h2,http/1.1`;
  const env = {
    BANK_PROXY_BIND: `127.0.0.1:${port}${secure}`,
    BANK_PROXY_STATS: stats,
    BANK_SERVER_A: hostOf(a),
    BANK_SERVER_B: hostOf(b),
  };
  const proxy = await start(
    { name: 'haproxy', args: ['-db', '-f', join(configurations, 'haproxy.cfg')], env },
    `${pem === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
  );
  return {
    ...proxy,
    async seesBoth() {
      // The figures that an alert reads.
      const lines = (await (await fetch(`http://${stats}/metrics`)).text()).split('\n');
      const isUp = /^haproxy_server_status\{proxy="bank",server="[ab]",state="UP"\} 1$/;
      return lines.filter((line) => isUp.test(line)).length === 2;
    },
  };
}

/** nginx in front of two servers, on plain http. */
export async function startNginx(port: number, [a, b]: Servers): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-nginx-'));
  const given = readFileSync(join(configurations, 'nginx.conf'), 'utf8');
  const site = given
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +ssl_certificate.*$/gm, '')
    .replace('127.0.0.1:3001', hostOf(a))
    .replace('127.0.0.1:3002', hostOf(b));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log ` +
      `off; ${paths}\n${site}\n}`,
  );
  const proxy = await start(
    { name: 'nginx', args: ['-p', folder, '-c', file], env: {} },
    `http://127.0.0.1:${port}`,
  );
  return {
    async close() {
      await proxy.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Program {
  name: 'haproxy' | 'nginx';
  args: string[];
  env: Record<string, string>;
}

async function start({ name, args, env }: Program, origin: string): Promise<Proxy> {
  const program = findProxy(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  let said = '';
  const proxy = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  proxy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilItAnswers(proxy, origin).catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)} ${said}`);
  });
  return {
    async close() {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilItAnswers(proxy: ChildProcess, origin: string): Promise<void> {
  while (!(await isWell(`${origin}/api/health`))) {
    if (proxy.exitCode !== null) throw new Error(`it ended with ${proxy.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const isWell = (url: string) =>
  new Promise<boolean>((resolve) => {
    const hear = (answer: IncomingMessage) => resolve(answer.resume().statusCode === 200);
    // A certificate of this machine alone, which no authority has signed.
    const asked = url.startsWith('https:')
      ? getSecurely(url, { rejectUnauthorized: false }, hear)
      : get(url, hear);
    asked.on('error', () => resolve(false));
  });
