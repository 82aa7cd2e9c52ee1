import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payInstalments } from '../../server/money/bills/pay-instalments.job.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { takeInstalments } from '../../server/money/loans/take-instalments.job.ts';
import { makeMonths } from '../../server/money/statements/monthly/make-months.job.ts';
import { payDueTransfers } from '../../server/money/transfers/pay-due-transfers.job.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { benchContext } from '../support/bench-context.ts';
import { count, printTable } from '../support/print-table.ts';
import {
  addClosedMonth,
  addCustomers,
  addDueBills,
  addDueInstalments,
  addDueTransfers,
} from './fill.ts';

const firstOfTheMonth = 2_000_000;

async function paidPerSecond(
  ctx: Context,
  job: (ctx: Context) => Promise<number>,
  due: number,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  for (let some = await job(ctx); some > 0; some = await job(ctx)) done += some;
  if (done !== due) throw new Error(`${done} of ${due} were paid`);
  return (done / (performance.now() - begun)) * 1_000;
}

/**
 * Payments per second of the jobs that pay what has become due, and customers per second of the one
 * that makes their statements, on one server.
 * Options: --due=N payments of each job (20,000).
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const asked = options.find((option) => option.startsWith('--due='))?.split('=')[1];
  const due = smoke ? 200 : Number(asked ?? 20_000);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    await cluster.createDatabase('jobs');
    const db = await openDatabase({
      dataDir: folder,
      databaseUrl: cluster.url('jobs'),
      as: 'tool',
    });
    const ctx = benchContext(db);
    const now = ctx.bank.clock.businessNow();
    await addCustomers(db, due);
    await addDueBills(db, due, now);
    await addDueTransfers(db, due, now);
    await addDueInstalments(db, due, now);
    await addClosedMonth(db, due, now);
    const rows: string[][] = [];
    for (const [name, job] of [
      ['recurring bills', payInstalments],
      ['scheduled transfers', payDueTransfers],
      ['loan instalments', takeInstalments],
      ['monthly statements (customers of three)', makeMonths],
    ] as const) {
      const rate = await paidPerSecond(ctx, job, due);
      rows.push([name, count(rate), count(firstOfTheMonth / rate / 60)]);
    }
    await db.close();
    console.log(`\n${count(due)} due payments of each job on PostgreSQL:`);
    printTable(['', 'payments a second', 'minutes for two million'], rows);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
