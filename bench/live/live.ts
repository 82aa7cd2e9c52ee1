import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/db/open-database.ts';
import {
  expectDone,
  openLoadCustomers,
  transferRequest,
  type LoadCustomer,
} from '../http/bank-customers.ts';
import { startBankProcess, type BankProcess } from '../http/bank-process.ts';
import { createConnection } from '../http/keep-alive-connection.ts';
import { startBenchCluster, type BenchCluster } from '../support/bench-cluster.ts';
import { cpuTimeOfTree } from '../support/cpu-time.ts';
import { count, printTable } from '../support/print-table.ts';
import { quantile } from '../support/statistics.ts';
import { measureScreens } from './on-screen.ts';

interface Watching {
  /** Resolves when the page hears of the next change. */
  nextChange(): Promise<void>;
}

/** Opens a customer's page as far as its ear: resolves once the bank watches for it. */
async function watch(
  { origin }: BankProcess,
  { token, cookie }: LoadCustomer,
  agent: Agent,
): Promise<Watching> {
  let heard: (() => void) | undefined;
  await new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, cookie: `larkmoor=${cookie}` };
    const asked = request(`${origin}/api/changes`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`/api/changes: ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        resolve();
        if (chunk.includes('event: changed')) heard?.();
      });
      // The benchmark ends by closing them all.
      answer.on('error', () => undefined);
    });
    asked.on('error', reject).end();
  });
  return { nextChange: () => new Promise((resolve) => (heard = resolve)) };
}

/** Milliseconds from the answer to a payment until the payee's open page hears of it. */
async function measureHearing(
  server: BankProcess,
  [payer, payee]: readonly [LoadCustomer, LoadCustomer],
  watching: Watching,
  payments: number,
): Promise<number[]> {
  const connection = createConnection(Number(new URL(server.origin).port));
  const delays: number[] = [];
  for (let paid = 0; paid < payments; paid += 1) {
    // At any moment between two comparisons: right after one it would always be the longest wait.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000));
    const heard = watching.nextChange();
    expectDone(await connection.send(transferRequest(server.origin, payer, payee)));
    const answeredAt = performance.now();
    await heard;
    delays.push(performance.now() - answeredAt);
  }
  connection.close();
  return delays;
}

/** The same of PostgreSQL by itself: from a commit until a listening connection is notified. */
async function measureNotify(url: string, commits: number): Promise<number[]> {
  const [listener, writer] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([listener.connect(), writer.connect()]);
  await listener.query('LISTEN bench');
  const delays: number[] = [];
  for (let sent = 0; sent < commits; sent += 1) {
    const notified = new Promise((resolve) => listener.once('notification', resolve));
    await writer.query('NOTIFY bench');
    const committedAt = performance.now();
    await notified;
    delays.push(Math.max(0, performance.now() - committedAt));
  }
  await Promise.all([listener.end(), writer.end()]);
  return delays;
}

/** Processor time that server and database take in a second while no customer acts. */
async function measureRest(
  cluster: BenchCluster,
  server: BankProcess,
  seconds: number,
): Promise<{ serverMs: number; databaseMs: number }> {
  const before = [cpuTimeOfTree(server.pid), cpuTimeOfTree(cluster.pid)] as const;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return {
    serverMs: (cpuTimeOfTree(server.pid) - before[0]) / seconds,
    databaseMs: (cpuTimeOfTree(cluster.pid) - before[1]) / seconds,
  };
}

/**
 * Measures how soon an open page hears of a payment, compared with a notification of PostgreSQL;
 * what pages that only watch cost; and how soon a browser shows what was done elsewhere.
 */
export async function run(options: string[]): Promise<void> {
  const smoke = options.includes('--smoke');
  const [pages, payments, seconds] = smoke ? [20, 2, 0.5] : [2_000, 100, 15];
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  const agent = new Agent({ maxSockets: Infinity });
  try {
    await cluster.createDatabase('bank');
    const databaseUrl = cluster.url('bank');
    const server = await startBankProcess(folder, databaseUrl, []);
    const books = await openDatabase({ dataDir: folder, databaseUrl, as: 'tool' });
    const customers = (await openLoadCustomers(books)).slice(0, pages);
    const [payer, payee] = customers;
    if (!payer || !payee) throw new Error('There are no customers.');
    const alone = await measureRest(cluster, server, seconds);
    const watching = await Promise.all(
      customers.slice(1).map((customer) => watch(server, customer, agent)),
    );
    const watched = await measureRest(cluster, server, seconds);
    const [ear] = watching;
    if (!ear) throw new Error('Nobody watches.');
    const hearing = await measureHearing(server, [payer, payee], ear, payments);
    const notified = await measureNotify(databaseUrl, payments);
    const ms = (values: readonly number[]) =>
      [0.5, 0.99].map((share) => quantile(values, share).toFixed(1));
    printTable(
      ['', 'p50 ms', 'p99 ms'],
      [
        [`an open page hears of a payment, ${count(watching.length)} pages`, ...ms(hearing)],
        ['PostgreSQL notifies a listener of a commit', ...ms(notified)],
      ],
    );
    console.log('');
    const rest = (name: string, { serverMs, databaseMs }: typeof alone) => [
      name,
      serverMs.toFixed(1),
      databaseMs.toFixed(1),
    ];
    printTable(
      ['processor time a second, at rest', 'server ms', 'database ms'],
      [rest('no page open', alone), rest(`${count(watching.length)} pages open`, watched)],
    );
    agent.destroy();
    await server.stop();
    await books.close();
    await cluster.createDatabase('screens');
    await measureScreens(
      cluster.url('screens'),
      smoke
        ? { changes: 1, unheard: 0, withinMs: { heard: 0, unheard: 0 } }
        : { changes: 10, unheard: 5, withinMs: { heard: 1_000, unheard: 30_000 } },
    );
  } finally {
    agent.destroy();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
