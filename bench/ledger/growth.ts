import { count, printTable } from '../support/print-table.ts';
import type { BenchBank } from './bank.ts';
import { measure } from './measure.ts';

const windows = 5;

/**
 * Measures whether a posting costs the same however many came before: one connection from empty
 * tables to `total`, its CPU time per posting window by window.
 */
export async function measureGrowth(
  bank: BenchBank,
  serverPid: number,
  total: number,
): Promise<void> {
  const rows: string[][] = [];
  const size = total / windows;
  for (let window = 0; window < windows; window += 1) {
    const { perSecond, databaseUs, walBytes } = await measure(bank, {
      shape: 'uniform',
      inFlight: 256,
      postings: size,
      serverPid,
    });
    rows.push([
      `${count(window * size)} to ${count((window + 1) * size)}`,
      count(perSecond),
      databaseUs.toFixed(1),
      count(walBytes),
    ]);
  }
  console.log('\nGrowth, one connection, 256 in flight, uniform:');
  printTable(['postings', 'per second', 'database µs', 'WAL bytes'], rows);
  await bank.groupCommit.close();
  await bank.db.close();
}
