import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import type { BenchCluster } from '../support/bench-cluster.ts';

const run = promisify(execFile);

/**
 * The number of branches that share the transactions, each with 100,000 accounts: with one, every
 * transaction writes the same row.
 */
export type Branches = 10 | 1;

const databaseOf = (branches: Branches) => `tpcb_${branches}`;

/**
 * PostgreSQL's own benchmark: TPC-B moves an amount on three tables and writes a history row,
 * without claims, checks or double entry.
 */
export async function createTpcB(cluster: BenchCluster, branches: Branches = 10): Promise<void> {
  await cluster.createDatabase(databaseOf(branches));
  await run(join(cluster.bin, 'pgbench'), [
    '-i',
    '-q',
    '-s',
    String(branches),
    cluster.url(databaseOf(branches)),
  ]);
}

export async function measureTpcB(
  cluster: BenchCluster,
  { clients, branches = 10 }: { clients: number; branches?: Branches },
  seconds: number,
): Promise<{ perSecond: number; databaseUs: number }> {
  const before = cpuTimeOfTree(cluster.pid);
  const { stdout } = await run(join(cluster.bin, 'pgbench'), [
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    // It counts in whole seconds, and those of connecting too: some 15 ms a client.
    String(Math.max(1, Math.round(seconds)) + Math.ceil(clients / 25)),
    '-M',
    'prepared',
    cluster.url(databaseOf(branches)),
  ]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const transactions = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench with ${clients} clients measured nothing.`);
  return { perSecond, databaseUs: ((cpuTimeOfTree(cluster.pid) - before) * 1_000) / transactions };
}
