import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { count, printTable } from '../support/print-table.ts';
import { p50Ms } from '../support/p50.ts';
import { fill, fillBusy } from './fill.ts';
import { questionsOf } from './questions.ts';
import { measureStandby } from './standby.ts';

const embeddedOrders = 100_000;

interface Bank {
  name: string;
  db: Database;
  /** Orders of all customers. */
  sizes: readonly number[];
  /** The customer's orders at last, when the others' grow no more. */
  own?: number | undefined;
}

async function measureGrowth({ name, db, sizes, own }: Bank, runs: number): Promise<void> {
  const figures = new Map<string, { goalMs: number; p50s: number[] }>();
  const ask = async (size: number) => {
    for (const question of questionsOf(size)) {
      const { p50s } = figures.get(question.name) ?? { p50s: [] };
      figures.set(question.name, {
        goalMs: question.goalMs,
        p50s: [...p50s, await p50Ms(() => question.ask(db), runs)],
      });
    }
  };
  let filled = 0;
  for (const size of sizes) {
    await fill(db, filled, size);
    filled = size;
    await ask(size);
  }
  if (own !== undefined) {
    await fillBusy(db, filled, own);
    await ask(own * 10);
  }
  console.log(`\nA customer's list on ${name}, p50 in ms, a tenth of all orders on that customer:`);
  const rows = [...figures].map(([question, { goalMs, p50s }]) => [
    question,
    ...p50s.map((p50) => p50.toFixed(2)),
    `< ${goalMs}`,
  ]);
  const heads = [
    ...sizes.map((size) => `${count(size)} orders`),
    ...(own === undefined ? [] : [`${count(own)} of the customer`]),
  ];
  printTable(['', ...heads, 'goal'], rows);
}

/**
 * Measures how long a customer with a long history waits for the list, as all histories grow, at
 * last the own one alone; then the same on a standby, and what a long snapshot costs on either.
 * Options: --largest=N orders on PostgreSQL (a million), --runs=N per question (200), --updates=N of
 * an account while a snapshot is held (65,000).
 */
export async function run(options: string[]): Promise<void> {
  const numberOf = (name: string, otherwise: number) =>
    Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
  const smoke = options.includes('--smoke');
  const largest = numberOf('largest', 1_000_000);
  const runs = numberOf('runs', smoke ? 2 : 200);
  const updates = numberOf('updates', smoke ? 200 : 65_000);
  const sizes = smoke
    ? [1_000]
    : [10_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= largest);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    await cluster.createDatabase('reads');
    const native = await openDatabase({
      dataDir: folder,
      databaseUrl: cluster.url('reads'),
      as: 'tool',
    });
    await measureGrowth({ name: 'PostgreSQL', db: native, sizes, own: sizes.at(-1) }, runs);
    await native.close();
    const embedded = await openDatabase({ dataDir: folder, as: 'tool' });
    await measureGrowth(
      {
        name: 'the embedded engine',
        db: embedded,
        sizes: sizes.filter((size) => size <= embeddedOrders),
      },
      runs,
    );
    await embedded.close();
    await measureStandby(folder, { orders: sizes[0] ?? 1_000, runs, updates });
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
