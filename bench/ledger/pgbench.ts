import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import type { BenchCluster } from '../support/bench-cluster.ts';

const run = promisify(execFile);
const database = 'tpcb';
const scale = 10;

/** PostgreSQL's own benchmark: TPC-B moves an amount on three tables and writes a history row, without claims, checks or double entry. */
export async function createTpcB(cluster: BenchCluster): Promise<void> {
  await cluster.createDatabase(database);
  await run(join(cluster.bin, 'pgbench'), ['-i', '-q', '-s', String(scale), cluster.url(database)]);
}

export async function measureTpcB(cluster: BenchCluster, clients: number, seconds: number): Promise<{ perSecond: number; databaseUs: number }> {
  const before = cpuTimeOfTree(cluster.pid);
  const { stdout } = await run(join(cluster.bin, 'pgbench'), [
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    cluster.url(database),
  ]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const transactions = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  return { perSecond, databaseUs: ((cpuTimeOfTree(cluster.pid) - before) * 1_000) / transactions };
}
