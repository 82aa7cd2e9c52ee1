import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { findTemplates } from '../../server/db/templates.ts';
import { openLoadCustomers } from '../http/bank-customers.ts';
import { loadServer } from '../http/measure-load.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { type Memory, memoryOf, wholeOf, wholeTree } from '../support/memory-of-tree.ts';
import { count, printTable } from '../support/print-table.ts';
import { startServer, type Started } from '../support/start-server.ts';

const root = join(import.meta.dirname, '..', '..');
const bareFile = join(import.meta.dirname, 'bare-fastify.ts');

/** The bank's customers and their load. */
const connections = 64;

/** By then V8 has given back what the start needed. */
const restMs = 15_000;

const npmStart = ['npm', 'start'] as const;

/** The memory of a tree of processes. */
interface Row {
  what: string;
  goalMb?: number;
  pids: number[];
  memory: Memory;
}

function look(what: string, { pid }: Started, goalMb?: number): Row {
  const pids = wholeTree(pid);
  return { what, pids, memory: memoryOf(pids), ...(goalMb !== undefined && { goalMb }) };
}

/** The largest of what is seen while something runs. */
async function lookWhile(row: () => Row, running: Promise<unknown>): Promise<Row> {
  let [largest, isRunning] = [row(), true];
  const ended = running.finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const next = row();
    if (wholeOf(next.memory) > wholeOf(largest.memory)) largest = next;
    await wait(200);
  }
  await ended;
  return largest;
}

/** Gives the bank customers, while it is closed. */
async function fill(folder: string): Promise<Awaited<ReturnType<typeof openLoadCustomers>>> {
  const db: Database & { close(): Promise<void> } = await openDatabase({
    dataDir: join(folder, 'data'),
    templateFolder: (await findTemplates())?.bank,
    as: 'tool',
  });
  try {
    return await openLoadCustomers(db);
  } finally {
    await db.close();
  }
}

/**
 * Measures the memory of the bank, as `npm start` runs it, with all that npm leaves running, and
 * of a server of the same framework with one route. Each page of a program counts once, as on a machine
 * of its own.
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const rest = () => wait(smoke ? 0 : restMs);
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-memory-'));
  const settings = { BANK_DATA_DIR: join(folder, 'data'), BANK_RATE_LIMIT: 'off' };
  const start = (given: Record<string, string>) =>
    startServer(npmStart, { code: root, folder, settings: given });
  const rows: Row[] = [];
  try {
    const bare = await startServer([process.execPath, bareFile], {
      code: root,
      folder,
      settings: {},
    });
    await rest();
    rows.push(look('Fastify with one route, without npm', bare));
    await bare.stop();

    // The first start makes the key.
    await (await start(settings)).stop();
    const customers = await fill(folder);
    const embedded = await start(settings);
    await rest();
    rows.push(look('npm start, embedded database, at rest', embedded, 250));
    const load = loadServer(
      { ...embedded, customers },
      { connections, payee: 'uniform' },
      smoke ? 0.3 : 20,
    );
    const loaded = await lookWhile(
      () => look(`the same at ${connections} connections, at most`, embedded, 450),
      load,
    );
    rows.push(loaded);
    const { answered, perSecond } = await load;
    await embedded.stop();

    const cluster = await startBenchCluster({ lasting: false });
    try {
      await cluster.createDatabase('bank');
      const served = {
        ...settings,
        BANK_DATA_DIR: join(folder, 'on-postgresql'),
        DATABASE_URL: cluster.url('bank'),
      };
      const onServer = await start(served);
      await rest();
      rows.push(look('npm start, on PostgreSQL, at rest', onServer, 180));
      await onServer.stop();
    } finally {
      await cluster.remove();
    }
    print(rows);
    console.log(
      `\nThe load was ${count(perSecond)} payments a second, ${count(answered)} in all; the ` +
        `machine's load ${loadavg()[0]?.toFixed(1)}.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(rows: readonly Row[]): void {
  const mb = (value: number) => value.toFixed(0);
  printTable(
    ['', 'MB', 'goal', 'own', 'programs', 'processes'],
    rows.map(({ what, goalMb, pids, memory }) => [
      what,
      mb(wholeOf(memory)),
      goalMb === undefined ? '' : `≤ ${goalMb}`,
      mb(memory.own),
      mb(memory.files),
      String(pids.length),
    ]),
  );
}
