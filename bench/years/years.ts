import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { indexTransfersJob } from '../../server/money/transfers/index-transfers.job.ts';
import { fewRows } from '../../server/money/transfers/transfer-search.ts';
import { openBenchBank } from '../ledger/bank.ts';
import { startBenchCluster, type BenchCluster } from '../support/bench-cluster.ts';
import { benchContext } from '../support/bench-context.ts';
import { count, printTable } from '../support/print-table.ts';
import { closeAllButLastDay } from './close-year.ts';
import { fillYear, openBooks } from './fill-year.ts';
import { ordersPerCustomer, roundsOf, years, yearsOf } from './history.ts';
import {
  measureBackup,
  measureClosing,
  measureInterest,
  measurePosting,
  measureProof,
  measureReads,
  measureSize,
  type Figures,
} from './measure-year.ts';
import { extrapolate } from './extrapolate.ts';

interface Size {
  orders: number;
  savers: number;
  postings: number;
  runs: number;
}

async function measureYears(
  cluster: BenchCluster,
  dataDir: string,
  { orders, savers, postings, runs }: Size,
): Promise<Figures[]> {
  const customers = orders / ordersPerCustomer;
  const databaseUrl = cluster.url('years');
  const db = await openDatabase({ dataDir, databaseUrl, as: 'tool' });
  const all = yearsOf(Temporal.Now.instant());
  const rounds = roundsOf(customers);
  let now = (all[0] as (typeof all)[number]).from.subtract({ hours: 12 });
  const ctx = benchContext(db, () => now);
  await openBooks(db, { customers, savers }, now);
  const bank = await openBenchBank(db, { bookedAt: () => now });
  const index = indexTransfersJob().run;
  const figures: Figures[] = [];
  for (const year of all) {
    const begun = performance.now();
    await fillYear(db, customers, year, rounds);
    await closeAllButLastDay(db, year);
    // The search learns of orders within a second; here of a year's at once. A beat looks at some
    // thousand customers: that one did nothing says nothing of the others.
    while (await hasListsBehind(db)) await index(ctx);
    await db.query('VACUUM ANALYZE search_token, search_list');
    const filledMs = performance.now() - begun;
    now = year.until.add({ minutes: 20 });
    figures.push({
      'orders so far': (orders / years) * year.number,
      'filled, s': filledMs / 1_000,
      ...(await measureReads(db, { customers, year, runs })),
      ...(await measureClosing(ctx)),
      ...(await measurePosting(bank, { serverPid: cluster.pid, postings })),
      ...(await measureInterest(ctx, { savers, serverPid: cluster.pid })),
      ...(await measureProof(ctx, year.lastDay)),
      ...(await measureBackup(cluster)),
      ...(await measureSize(db)),
    });
    console.log(`year ${year.number} of ${years}: ${count(filledMs / 1_000)} s to fill`);
  }
  await bank.groupCommit.close();
  await db.close();
  return figures;
}

/** Says whether a list that the search has an index of is longer than what that knows. */
async function hasListsBehind(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ isBehind: boolean }>(
    `SELECT EXISTS (SELECT FROM owner o LEFT JOIN search_list p ON p.owner_id = o.id
      WHERE o.activity_count > greatest($1, coalesce(p.indexed_to, 0))) AS "isBehind"`,
    [fewRows],
  );
  return rows[0]?.isBehind === true;
}

const written = (value: number): string => (value < 100 ? value.toFixed(2) : count(value));

function print(figures: readonly Figures[]): void {
  const names = Object.keys(figures[0] ?? {});
  const rows = names.map((name) => [
    name,
    ...figures.map((year) => written(year[name] ?? Number.NaN)),
    ...extrapolate(name, figures),
  ]);
  printTable(
    ['', ...figures.map((_, index) => `year ${index + 1}`), 'growth', '300M orders'],
    rows,
  );
}

/**
 * A bank of five years, year by year: what a customer and the staff wait for, what the jobs take,
 * and bytes; flat, or how it grows and what three hundred million orders would come to.
 * Options: a number of orders (a million; 10000000 for a hundred thousand customers), --savers=N.
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const asked = Number(options.find((option) => /^\d+$/.test(option)) ?? 1_000_000);
  const orders = smoke ? 1_000 : asked;
  if (orders % (2 * ordersPerCustomer) !== 0 || orders < 1_000)
    throw new Error(`Please give a multiple of ${2 * ordersPerCustomer} orders, from 1000 on.`);
  const savers = Number(
    options.find((option) => option.startsWith('--savers='))?.split('=')[1] ?? (smoke ? 20 : 5_000),
  );
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    await cluster.createDatabase('years');
    const figures = await measureYears(cluster, folder, {
      orders,
      savers,
      postings: smoke ? 100 : 5_000,
      runs: smoke ? 2 : 100,
    });
    console.log(
      `\n${count(orders)} orders of ${count(orders / ordersPerCustomer)} customers in ` +
        `${years} years on PostgreSQL, ms unless it says otherwise:`,
    );
    print(figures);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
