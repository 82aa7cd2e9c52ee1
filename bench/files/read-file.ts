import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { BenchCluster } from '../support/bench-cluster.ts';
import type { LoadCustomer } from '../http/bank-customers.ts';
import type { BankProcess } from '../http/bank-process.ts';

export interface Transferred {
  bytes: number;
  ms: number;
  firstByteMs: number;
  /** The last letters of it. */
  end: string;
}

/** Memory of a process that is in use now, in bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

/** Reads what `psql` writes of a COPY, and keeps none of it. */
export async function readCopy(
  { bin, url }: BenchCluster,
  database: string,
  sql: string,
): Promise<Transferred> {
  const begun = performance.now();
  const psql = spawn(join(bin, 'psql'), ['-X', '-q', '-c', sql, url(database)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read = await drain(psql.stdout, begun);
  if (psql.exitCode === null) await once(psql, 'exit');
  if (psql.exitCode !== 0) throw new Error(`psql ended with ${psql.exitCode}`);
  return read;
}

/** Breaks a download off, and hears of each piece of it. */
interface Watching {
  signal: AbortSignal;
  onBytes(more: number): void;
}

/** Downloads a file, and keeps none of it. */
export async function readDownload(
  { origin }: BankProcess,
  { token, cookie }: LoadCustomer,
  path: string,
  watching?: Watching,
): Promise<Transferred> {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}`, cookie: `larkmoor=${cookie}` };
  const asked = request(`${origin}${path}`, {
    headers,
    ...(watching && { signal: watching.signal }),
  }).end();
  const [answer] = await once(asked, 'response');
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
  return await drain(answer, begun, watching?.onBytes);
}

async function drain(
  from: AsyncIterable<Buffer>,
  begun: number,
  onBytes?: (more: number) => void,
): Promise<Transferred> {
  let bytes = 0;
  let firstByteMs = 0;
  let last: Buffer[] = [];
  for await (const chunk of from) {
    if (bytes === 0) firstByteMs = performance.now() - begun;
    bytes += chunk.length;
    last = [...last.slice(-3), chunk];
    onBytes?.(chunk.length);
  }
  return {
    bytes,
    ms: performance.now() - begun,
    firstByteMs,
    end: Buffer.concat(last).toString().slice(-2_000),
  };
}
