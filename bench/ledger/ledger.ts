import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open-database.ts';
import { startBenchCluster, type BenchCluster } from '../support/bench-cluster.ts';
import { count, printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import { openBenchBank, type BenchBank, type Shape } from './bank.ts';
import { measureGrowth } from './growth.ts';
import { measure, type Figures } from './measure.ts';
import { createTpcB, measureTpcB, type Branches } from './pgbench.ts';

interface Case {
  shape: Shape;
  inFlight: number;
}

const tpcBClients = [8, 32] as const;
const cases: readonly Case[] = [
  { shape: 'uniform', inFlight: 1 },
  { shape: 'uniform', inFlight: 64 },
  { shape: 'hot account', inFlight: 64 },
  { shape: 'uniform', inFlight: 256 },
  { shape: 'hot account', inFlight: 256 },
  { shape: 'whole transfer', inFlight: 256 },
];

/**
 * Absolute figures mean little on a shared machine, so everything runs in turn, round after round,
 * and medians are compared.
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const { rounds, seconds } = smoke
    ? { rounds: 1, seconds: 0.1 }
    : options.includes('--quick')
      ? { rounds: 1, seconds: 2 }
      : { rounds: 3, seconds: 4 };
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    await createTpcB(cluster, smoke ? 1 : 10);
    await cluster.createDatabase('bank');
    const native = await openBenchBank(
      await openDatabase({ dataDir: folder, databaseUrl: cluster.url('bank') }),
    );
    const embedded = await openBenchBank(await openDatabase({ dataDir: folder }));
    await compare({ cluster, branches: smoke ? 1 : 10, native, embedded, rounds, seconds });
    await close(native);
    await close(embedded);
    await cluster.createDatabase('growth');
    await measureGrowth(
      await openBenchBank(
        await openDatabase({ dataDir: folder, databaseUrl: cluster.url('growth') }),
        { connections: 1 },
      ),
      cluster.pid,
      smoke ? 1_000 : options.includes('--million') ? 1_000_000 : 100_000,
    );
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Comparison {
  cluster: BenchCluster;
  branches: Branches;
  native: BenchBank;
  embedded: BenchBank;
  rounds: number;
  seconds: number;
}

async function compare({
  cluster,
  branches,
  native,
  embedded,
  rounds,
  seconds,
}: Comparison): Promise<void> {
  const tpcB = new Map<number, Pick<Figures, 'perSecond' | 'databaseUs'>[]>();
  const ours = new Map<BenchBank, Map<Case, Figures[]>>([
    [native, new Map()],
    [embedded, new Map()],
  ]);
  await warmUp(native, cluster.pid, seconds);
  await warmUp(embedded, undefined, seconds);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    for (const clients of tpcBClients)
      add(tpcB, clients, await measureTpcB(cluster, { clients, branches }, seconds));
    for (const each of cases) {
      for (const [bank, figures] of ours)
        add(
          figures,
          each,
          await measure(bank, {
            ...each,
            seconds,
            serverPid: bank === native ? cluster.pid : undefined,
          }),
        );
    }
  }
  const best = Math.max(
    ...[...tpcB.values()].map((figures) => median(figures.map(({ perSecond }) => perSecond))),
  );
  printTable(
    ['', 'per second', '× TPC-B', 'p50 ms', 'p99 ms', 'database µs', 'process µs', 'WAL bytes'],
    [
      ...[...tpcB].map(([clients, figures]) => [
        `pgbench TPC-B, ${clients} clients`,
        ...perSecondAndRatio(figures, best),
        '',
        '',
        count(median(figures.map(({ databaseUs }) => databaseUs))),
        '',
        '',
      ]),
      ...[...(ours.get(native) ?? [])].map((line) => rowOf('PostgreSQL', line, best)),
      ...[...(ours.get(embedded) ?? [])].map((line) => rowOf('embedded', line, best)),
    ],
  );
}

async function warmUp(
  bank: BenchBank,
  serverPid: number | undefined,
  seconds: number,
): Promise<void> {
  for (const each of cases)
    await measure(bank, { ...each, seconds: Math.min(0.5, seconds), serverPid });
}

function rowOf(
  engine: string,
  [{ shape, inFlight }, figures]: [Case, Figures[]],
  best: number,
): string[] {
  const middle = (key: keyof Figures): number => median(figures.map((each) => each[key]));
  const cells = [
    middle('p50Ms').toFixed(1),
    middle('p99Ms').toFixed(1),
    engine === 'embedded' ? 'inside' : count(middle('databaseUs')),
    count(middle('processUs')),
    count(middle('walBytes')),
  ];
  return [
    `${engine}, ${inFlight} in flight, ${shape}`,
    ...perSecondAndRatio(figures, best),
    ...cells,
  ];
}

function perSecondAndRatio(
  figures: readonly Pick<Figures, 'perSecond'>[],
  best: number,
): [string, string] {
  const perSecond = median(figures.map((each) => each.perSecond));
  return [count(perSecond), (perSecond / best).toFixed(1)];
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

async function close({ groupCommit, db }: BenchBank): Promise<void> {
  await groupCommit.close();
  await db.close();
}
