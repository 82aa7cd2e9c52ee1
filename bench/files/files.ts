import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFormats } from '../../contract/money/statements.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { verifyBooks } from '../../server/ledger/verify.ts';
import { openLoadCustomers, type LoadCustomer } from '../http/bank-customers.ts';
import { startBankProcess, type BankProcess } from '../http/bank-process.ts';
import { measureLoad, type Bench } from '../http/measure-load.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import { count, printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import { copyOfEntries, fillAccount, hireManager } from './fill-account.ts';
import { readCopy, readDownload, residentBytes, type Transferred } from './read-file.ts';

const database = 'bank';

interface Extent {
  entries: number;
  rounds: number;
  /** Rounds of transfers without and with a download, and the seconds of each. */
  pairs: number;
  seconds: number;
}

function extentOf(options: string[]): Extent {
  if (options.includes('--smoke')) return { entries: 2_000, rounds: 1, pairs: 1, seconds: 0.3 };
  if (options.includes('--quick')) return { entries: 100_000, rounds: 1, pairs: 3, seconds: 2 };
  return { entries: 1_000_000, rounds: 3, pairs: 5, seconds: 3 };
}

/** A file, and how its last entry is known in it. */
interface Asked {
  name: string;
  path: string;
  reader: LoadCustomer;
  hasTarget: boolean;
  ends: RegExp;
}

interface Measured {
  rowsPerSecond: number;
  mbPerSecond: number;
  firstByteMs: number;
  moreBytes: number;
  /** Processor time of server and database for each row. */
  serverUs: number;
  databaseUs: number;
}

const megabyte = 2 ** 20;

/**
 * Measures the files of an account with a million entries through HTTP, and next what `psql` reads
 * of the same rows; what they take of the server's memory, and of transfers at the same time.
 * Options: --quick.
 */
export async function run(options: string[]): Promise<void> {
  const extent = extentOf(options);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !options.includes('--smoke') });
  let server: BankProcess | undefined;
  try {
    await cluster.createDatabase(database);
    const databaseUrl = cluster.url(database);
    server = await startBankProcess(folder, databaseUrl, []);
    const books = await openDatabase({ dataDir: folder, databaseUrl, as: 'tool' });
    const reader = await fillAccount(books, extent.entries);
    const manager = await hireManager(books);
    const payers = await openLoadCustomers(books);
    const bench = { cluster, server, customers: { nothing: payers, pin: [], passkey: [] } };
    const account = `/api/accounts/${reader.account}/entries`;
    const asked: Asked[] = [
      ...entryFormats.map((format) => ({
        name: format,
        path: `${account}.${format}`,
        reader,
        hasTarget: format === 'csv' || format === 'ofx',
        ends: new RegExp(`${reader.account}-${extent.entries}\\D|BALAMT`),
      })),
      {
        name: 'staff’s whole journal, hledger',
        path: '/api/admin/books/journal.hledger',
        reader: manager,
        hasTarget: false,
        ends: /closing balances/,
      },
    ];
    await measureLoad(bench, { connections: 64, payee: 'uniform' }, Math.min(1, extent.seconds));
    printLoad();
    const figures = await measureFiles(bench, asked, extent);
    const losses = await measureLosses(
      bench,
      asked.filter(({ hasTarget }) => hasTarget),
      extent,
    );
    printLoad();
    printTargets(figures, losses);
    const { findings } = await verifyBooks(books);
    if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`);
    await books.close();
  } finally {
    await server?.stop();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const printLoad = () =>
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`);

/** Calls every 20 ms how much memory the server has; the answer says the most. */
function watchMemory(pid: number): () => number {
  let most = residentBytes(pid);
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), 20);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** @param idleBytes the memory of the server before it sent any file. */
async function measureReading(
  { cluster, server }: Bench,
  read: () => Promise<Transferred>,
  { rows, idleBytes }: { rows: number; idleBytes: number },
): Promise<Measured & Transferred> {
  const mostBytes = watchMemory(server.pid);
  const before = { server: cpuTimeOfTree(server.pid), database: cpuTimeOfTree(cluster.pid) };
  const transferred = await read();
  const { bytes, ms } = transferred;
  const perRowUs = (cpuMs: number) => (cpuMs * 1_000) / rows;
  return {
    ...transferred,
    rowsPerSecond: (rows / ms) * 1_000,
    mbPerSecond: bytes / ms / 1_000,
    moreBytes: mostBytes() - idleBytes,
    serverUs: perRowUs(cpuTimeOfTree(server.pid) - before.server),
    databaseUs: perRowUs(cpuTimeOfTree(cluster.pid) - before.database),
  };
}

/** Each after the other in each round, COPY first: what else the machine does meets all alike. */
async function measureFiles(
  bench: Bench,
  asked: readonly Asked[],
  { entries, rounds }: Extent,
): Promise<Map<Asked, { all: Measured[]; ofCopy: number[] }>> {
  const copies: Measured[] = [];
  const figures = new Map(
    asked.map((file) => [file, { all: [] as Measured[], ofCopy: [] as number[] }]),
  );
  const size = { rows: entries, idleBytes: residentBytes(bench.server.pid) };
  for (let round = 0; round < rounds; round += 1)
    for (const [file, { all, ofCopy }] of figures) {
      const copy = await measureReading(
        bench,
        () => readCopy(bench.cluster, database, copyOfEntries),
        size,
      );
      const measured = await measureReading(
        bench,
        () => readDownload(bench.server, file.reader, file.path),
        size,
      );
      if (!file.ends.test(measured.end))
        throw new Error(`${file.name} is not whole: ${measured.end}`);
      copies.push(copy);
      all.push(measured);
      ofCopy.push(measured.rowsPerSecond / copy.rowsPerSecond);
    }
  console.log(`\n${count(entries)} entries of one account, median of ${rounds}:`);
  printTable(
    [
      '',
      'rows/s',
      'MB/s',
      'of COPY’s rows/s',
      'first byte, ms',
      'server µs a row',
      'database µs a row',
      'MB above idle',
    ],
    [
      ['COPY … TO STDOUT by psql', ...cellsOf(copies, 1).with(4, '').with(6, '')],
      ...[...figures].map(([{ name }, { all, ofCopy }]) => [name, ...cellsOf(all, median(ofCopy))]),
    ],
  );
  return figures;
}

const middle = (all: readonly Measured[], key: keyof Measured) =>
  median(all.map((each) => each[key]));
const most = (all: readonly Measured[], key: keyof Measured) =>
  Math.max(...all.map((each) => each[key]));

const cellsOf = (all: readonly Measured[], ofCopy: number): string[] => [
  count(middle(all, 'rowsPerSecond')),
  middle(all, 'mbPerSecond').toFixed(1),
  ofCopy.toFixed(2),
  middle(all, 'firstByteMs').toFixed(0),
  middle(all, 'serverUs').toFixed(1),
  middle(all, 'databaseUs').toFixed(1),
  (most(all, 'moreBytes') / megabyte).toFixed(0),
];

/** Transfers alone, then while a file is read again and again, in turns. */
async function measureLosses(
  bench: Bench,
  asked: readonly Asked[],
  { pairs, seconds }: Extent,
): Promise<Map<Asked, number>> {
  const load = { connections: 64, payee: 'uniform' as const };
  const rows: string[][] = [];
  const losses = new Map<Asked, number>();
  for (const file of asked) {
    const alone: number[] = [];
    const during: number[] = [];
    const lost: number[] = [];
    const megabytes: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const before = (await measureLoad(bench, load, seconds)).perSecond;
      const reading = readAgainAndAgain(bench, file);
      const meanwhile = (await measureLoad(bench, load, seconds)).perSecond;
      megabytes.push(await reading.stop());
      const after = (await measureLoad(bench, load, seconds)).perSecond;
      alone.push(before, after);
      during.push(meanwhile);
      lost.push(1 - meanwhile / ((before + after) / 2));
    }
    losses.set(file, median(lost));
    rows.push([
      file.name,
      count(median(alone)),
      count(median(during)),
      `${(median(lost) * 100).toFixed(1)} %`,
      median(megabytes).toFixed(1),
    ]);
  }
  console.log('\nTransfers per second at 64 connections, alone and while a file is read:');
  printTable(['read meanwhile', 'alone', 'with it', 'lost', 'MB/s of the file'], rows);
  return losses;
}

function readAgainAndAgain({ server }: Bench, { reader, path }: Asked) {
  const broken = new AbortController();
  const begun = performance.now();
  let bytes = 0;
  const reading = (async () => {
    while (!broken.signal.aborted)
      await readDownload(server, reader, path, {
        signal: broken.signal,
        onBytes: (more) => (bytes += more),
      }).catch((error: unknown) => {
        if (!broken.signal.aborted) throw error;
      });
  })();
  return {
    /** @returns the megabytes that it read in a second. */
    async stop(): Promise<number> {
      const ms = performance.now() - begun;
      broken.abort();
      await reading;
      return bytes / ms / 1_000;
    },
  };
}

function printTargets(
  figures: ReadonlyMap<Asked, { all: Measured[]; ofCopy: number[] }>,
  losses: ReadonlyMap<Asked, number>,
): void {
  const met = (is: boolean) => (is ? 'met' : 'not met');
  console.log('');
  for (const [file, { all, ofCopy }] of figures) {
    if (!file.hasTarget) continue;
    const share = median(ofCopy);
    const firstByteMs = middle(all, 'firstByteMs');
    const more = most(all, 'moreBytes') / megabyte;
    const lost = losses.get(file) ?? Number.NaN;
    for (const [target, figure, is] of [
      ['at least half of COPY’s rows/s', share.toFixed(2), share >= 0.5],
      ['first byte within 100 ms', `${firstByteMs.toFixed(0)} ms`, firstByteMs <= 100],
      ['at most 64 MB above the idle server', `${more.toFixed(0)} MB`, more <= 64],
      ['transfers lose under 10 %', `${(lost * 100).toFixed(1)} %`, lost < 0.1],
    ] as const)
      console.log(`${file.name}: ${target}: ${figure}, ${met(is)}`);
  }
}
