import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open-database.ts';
import type { Database } from '../../server/db/database.ts';
import { verifyBooks } from '../../server/ledger/verify.ts';
import { createTpcB, measureTpcB, type Branches } from '../ledger/pgbench.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { count, printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import {
  chooseTheirPins,
  makeTheirPasskeys,
  openLoadCustomers,
  populations,
} from './bank-customers.ts';
import { startAnswerOnly, startBankProcess, type BankProcess } from './bank-process.ts';
import { printOrderSize, readSizes } from './order-size.ts';
import { measureLoad, type Bench, type Figures, type Load } from './measure-load.ts';
import { timeByLayer } from './server-layers.ts';

interface Peer {
  clients: number;
  branches: Branches;
}

const connectionCounts = [32, 64, 256] as const;
const usualLoads: readonly Load[] = connectionCounts.flatMap((connections) =>
  (['uniform', 'hot'] as const).map((payee) => ({ connections, payee })),
);
const uniform = { payee: 'uniform' } as const;
/** The same payments, signed and not, and as many as may wait, of which none is refused. */
const signedLoads: readonly Load[] = [
  { ...uniform, connections: 8 },
  ...[8, 64, 256].flatMap((connections) =>
    (['pin', 'passkey'] as const).map((signs) => ({ ...uniform, connections, signs })),
  ),
  { ...uniform, connections: 1_000, signs: 'pin' },
];
const busiest: Load = { ...uniform, connections: 256 };

interface Extent {
  rounds: number;
  seconds: number;
  /** The number of customers who have a PIN, and of those who have a passkey. */
  signers: number;
  loads: readonly Load[];
  peers: readonly Peer[];
}

/**
 * Compares our loads with TPC-B at its best and with TPC-B at our numbers of clients. Where all our
 * customers pay one account, the TPC-B transactions share a branch.
 */
function extentOf(options: string[]): Extent {
  if (options.includes('--smoke'))
    return {
      rounds: 1,
      seconds: 0.3,
      signers: 80,
      loads: [
        { connections: 32, payee: 'hot' },
        { connections: 32, payee: 'hot', signs: 'pin' },
        { connections: 32, payee: 'hot', signs: 'passkey' },
      ],
      peers: [peerOf(32, 'hot')],
    };
  const peers = [
    { clients: 8, branches: 10 as const },
    ...usualLoads.map(({ connections, payee }) => peerOf(connections, payee)),
  ];
  return {
    ...(options.includes('--quick') ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 }),
    signers: 1_000,
    loads: [...usualLoads, ...signedLoads],
    peers,
  };
}

function peerOf(clients: number, payee: Load['payee']): Peer {
  return { clients, branches: payee === 'hot' ? 1 : 10 };
}

/**
 * Measures a transfer through the whole bank over the network, and next what PostgreSQL does alone.
 * Option: --quick.
 */
export async function run(options: string[]): Promise<void> {
  const extent = extentOf(options);
  const smoke = options.includes('--smoke');
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    if (!smoke) await createTpcB(cluster, 10);
    await createTpcB(cluster, 1);
    await cluster.createDatabase('bank');
    const databaseUrl = cluster.url('bank');
    const server = await startBankProcess(folder, databaseUrl, []);
    const answerOnly = await startAnswerOnly(folder);
    const books = await openDatabase({ dataDir: folder, databaseUrl, as: 'tool' });
    const signers = (signs: 'pin' | 'passkey') =>
      openLoadCustomers(books, { first: populations[signs], count: extent.signers });
    const customers = {
      nothing: await openLoadCustomers(books),
      pin: await signers('pin'),
      passkey: await makeTheirPasskeys(server.origin, await signers('passkey')),
    };
    await chooseTheirPins(server.origin, customers.pin);
    await untilMailIsSent(books);
    const bench = { cluster, customers };
    const warmUp = await warmUpAll({ ...bench, server }, extent);
    // As autovacuum does within a minute: plans that were made for empty tables are made again.
    await books.query('VACUUM ANALYZE');
    const compared = warmUp + (await compare({ ...bench, server }, answerOnly, extent));
    const sized = await printSizes(books, { ...bench, server }, extent.seconds);
    await Promise.all([server.stop(), answerOnly.stop()]);
    const profiles = join(folder, 'profiles');
    const profiled = await startBankProcess(folder, databaseUrl, [
      '--cpu-prof',
      `--cpu-prof-dir=${profiles}`,
    ]);
    const profiledToo = await printLayers({ ...bench, server: profiled }, profiles, extent.seconds);
    await proveBooks(books, compared + sized + profiledToo);
    await books.close();
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bank mails about each new passkey and PIN, and no load is measured along with that. */
async function untilMailIsSent(books: Database): Promise<void> {
  for (;;) {
    const { rows } = await books.query(
      'SELECT FROM job WHERE done_at IS NULL AND attempts = 0 AND run_at <= now() LIMIT 1',
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** @returns how many transfers were answered. */
async function warmUpAll(bench: Bench, { loads, seconds }: Extent): Promise<number> {
  let answered = 0;
  for (const load of loads)
    answered += (await measureLoad(bench, load, Math.min(1, seconds))).answered;
  return answered;
}

/**
 * Rounds in turn and medians, because absolute figures mean little on a shared machine.
 * @returns how many transfers were answered.
 */
async function compare(
  bench: Bench,
  answerOnly: BankProcess,
  { rounds, seconds, loads, peers }: Extent,
): Promise<number> {
  const tpcB = new Map(
    peers.map((peer) => [
      nameOfPeer(peer),
      { peer, figures: [] as { perSecond: number; databaseUs: number }[] },
    ]),
  );
  const ours = new Map(loads.map((load) => [load, [] as Figures[]]));
  const httpAlone: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    for (const { peer, figures } of tpcB.values())
      figures.push(await measureTpcB(bench.cluster, peer, seconds));
    for (const [load, figures] of ours) figures.push(await measureLoad(bench, load, seconds));
    httpAlone.push(await measureLoad({ ...bench, server: answerOnly }, busiest, seconds));
  }
  const perSecondOf = (peer: Peer) =>
    median((tpcB.get(nameOfPeer(peer))?.figures ?? []).map(({ perSecond }) => perSecond));
  const best = Math.max(...peers.map(perSecondOf));
  const tpcBRows = [...tpcB].map(([name, { peer, figures }]) => {
    const databaseUs = count(median(figures.map((each) => each.databaseUs)));
    const perSecond = perSecondOf(peer);
    return [name, count(perSecond), (perSecond / best).toFixed(2), '', '', '', '', databaseUs, ''];
  });
  const alike = ({ connections, payee }: Load) => perSecondOf(peerOf(connections, payee));
  printTable(
    [
      '',
      'per second',
      '× TPC-B at its best',
      '× at as many clients',
      'p50 ms',
      'p99 ms',
      'server µs',
      'database µs',
      'load µs',
    ],
    [
      ...tpcBRows,
      ...[...ours].map(([load, figures]) => rowOf(nameOf(load), figures, [best, alike(load)])),
      rowOf(`${busiest.connections} connections, answered without a bank`, httpAlone, [
        best,
        alike(busiest),
      ]),
    ],
  );
  return [...ours.values()].flat().reduce((sum, figures) => sum + figures.answered, 0);
}

const signedWith = { pin: 'signed with a PIN', passkey: 'signed with a passkey' };

const nameOf = ({ connections, payee, signs }: Load) =>
  `${connections} connections, ${payee === 'hot' ? 'one hot payee' : 'uniform'}` +
  (signs ? `, ${signedWith[signs]}` : '');

const nameOfPeer = ({ clients, branches }: Peer) =>
  `pgbench TPC-B, ${clients} clients${branches === 1 ? ', one branch' : ''}`;

/** @param peers what TPC-B does in a second: at its best, and at as many clients, if measured. */
function rowOf(
  name: string,
  figures: readonly Figures[],
  [best, alike]: readonly [number, number],
): string[] {
  const middle = (key: keyof Figures): number => median(figures.map((each) => each[key]));
  const perSecond = middle('perSecond');
  return [
    name,
    count(perSecond),
    (perSecond / best).toFixed(2),
    Number.isNaN(alike) ? '' : (perSecond / alike).toFixed(2),
    middle('p50Ms').toFixed(1),
    middle('p99Ms').toFixed(1),
    count(middle('serverUs')),
    count(middle('databaseUs')),
    count(middle('generatorUs')),
  ];
}

/** The room of an order on the disk, without a signature and with each kind of one. */
async function printSizes(books: Database, bench: Bench, seconds: number): Promise<number> {
  let answered = 0;
  for (const signs of [undefined, 'pin', 'passkey'] as const) {
    const before = await readSizes(books);
    const load: Load = { connections: 64, payee: 'uniform', ...(signs && { signs }) };
    const figures = await measureLoad(bench, load, seconds);
    printOrderSize(before, await readSizes(books), {
      orders: figures.answered,
      kind: signs ? signedWith[signs] : 'that no one signed',
    });
    answered += figures.answered;
  }
  return answered;
}

/** Where the server's own time goes: the profiler says the shares, and takes a part itself. */
async function printLayers(bench: Bench, profiles: string, seconds: number): Promise<number> {
  const load: Load = { connections: 64, payee: 'uniform' };
  const warmUp = await measureLoad(bench, load, Math.min(2, seconds));
  const nowUs = () => Number(process.hrtime.bigint() / 1_000n);
  const fromUs = nowUs();
  const { answered, serverUs } = await measureLoad(bench, load, seconds);
  const toUs = nowUs();
  await bench.server.stop();
  const layers = timeByLayer(profiles, fromUs, toUs);
  const all = layers.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(
    `\nThe server's ${count(serverUs)} µs by layer, ${load.connections} connections, uniform, ` +
      'while profiled:',
  );
  printTable(
    ['layer', 'µs', 'share'],
    layers.map(([layer, ms]) => [
      layer,
      count((serverUs * ms) / all),
      `${Math.round((ms / all) * 100)} %`,
    ]),
  );
  return warmUp.answered + answered;
}

/** Every transfer that was answered is in the books, once, and the books balance. */
async function proveBooks(books: Database, answered: number): Promise<void> {
  const { findings } = await verifyBooks(books);
  if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`);
  const { rows } = await books.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM journal WHERE kind = 'local_transfer'`,
  );
  if (Number(rows[0]?.count) !== answered)
    throw new Error(`${answered} transfers were answered, but ${rows[0]?.count} are in the books`);
  console.log(
    `\nAll ${count(answered)} transfers were answered with 201, each is in the books once, and ` +
      'the books balance.',
  );
}
