import pg from 'pg';
import type { PooledDatabase } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { openStandby } from '../../server/db/standby/open-standby.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import {
  startPostgresCluster,
  startStandby,
  type PostgresCluster,
} from '../../tests/support/postgres-cluster.ts';
import { count, printTable } from '../support/print-table.ts';
import { fill } from './fill.ts';
import { p50Ms } from '../support/p50.ts';
import { questionsOf } from './questions.ts';

interface Size {
  orders: number;
  runs: number;
  /** Updates of one account while a snapshot is held. */
  updates: number;
}

/**
 * A leader with a standby on the same disks: a list read on either, and what a long snapshot on either
 * does to an account that everybody pays into.
 */
export async function measureStandby(folder: string, size: Size): Promise<void> {
  const leader = await startPostgresCluster();
  if (!leader) throw new Error('This benchmark needs PostgreSQL 15 or newer.');
  const standby = await startStandby(leader);
  try {
    await measureLists({ leader, standby, folder }, size);
    await measureSnapshots({ leader, standby, folder }, size);
  } finally {
    await standby.remove();
    await leader.remove();
  }
}

interface Place {
  leader: PostgresCluster;
  standby: PostgresCluster;
  folder: string;
}

async function openOn({ leader, folder }: Place, name: string): Promise<PooledDatabase> {
  await leader.administer(`CREATE DATABASE ${name}`);
  return await openDatabase({ dataDir: folder, databaseUrl: leader.url(name), as: 'tool' });
}

async function measureLists(place: Place, { orders, runs }: Size): Promise<void> {
  const bare = await openOn(place, 'lists');
  await fill(bare, 0, orders);
  const { db, standby } = await openStandby(bare, {
    standbyUrl: place.standby.url('lists'),
    connections: 1,
    listener: { unread: () => undefined, read: () => undefined },
  });
  const rows: string[][] = [];
  for (const question of questionsOf(orders).slice(0, 4)) {
    const onLeader = await p50Ms(() => question.ask(bare), runs);
    const onStandby = await p50Ms(() => standby.recently(() => question.ask(db)), runs);
    rows.push([question.name, onLeader.toFixed(2), onStandby.toFixed(2)]);
  }
  const figures = standby.figures();
  console.log(
    `\nThe same of ${count(orders)} orders, p50 in ms; of ${count(figures?.standby ?? 0)} statements ` +
      `on the standby ${[...(figures?.leader.values() ?? [])].reduce((sum, one) => sum + one, 0)} ` +
      'were the leader’s after all:',
  );
  printTable(['', 'leader', 'standby'], rows);
  await db.close();
}

type Holder = 'nobody' | 'leader' | 'standby';

/** The account that everybody's payments meet in. */
const hot = bankAccountId('clearing_ach', 'USD');

async function measureSnapshots(place: Place, { updates, runs }: Size): Promise<void> {
  const db = await openOn(place, 'payments');
  const rows: string[][] = [];
  const cases: [string, Holder, 'on' | 'off'][] = [
    ['none', 'nobody', 'off'],
    ['on the leader', 'leader', 'off'],
    ['on a standby, hot_standby_feedback = on', 'standby', 'on'],
    ['on a standby, hot_standby_feedback = off', 'standby', 'off'],
  ];
  let aloneMs: number | undefined;
  for (const [name, holder, feedback] of cases) {
    await place.standby.administer(`ALTER SYSTEM SET hot_standby_feedback = '${feedback}'`);
    await place.standby.administer(`ALTER SYSTEM SET max_standby_streaming_delay = -1`);
    await place.standby.administer(`ALTER SYSTEM SET wal_receiver_status_interval = 1`);
    await place.standby.administer('SELECT pg_reload_conf()');
    await db.query('VACUUM account');
    const release = await holdSnapshot(place, holder, feedback);
    await updateHot(place.leader, updates);
    const ms = await p50Ms(() => db.query(lookUpHot, [hot], { name: 'hot' }), runs);
    const pages = await pagesOf(db);
    await release();
    aloneMs ??= ms;
    rows.push([name, ms.toFixed(2), (ms / aloneMs).toFixed(1), count(pages)]);
  }
  console.log(
    `\nA look-up of an account after ${count(updates)} updates while a snapshot is held, p50 in ms:`,
  );
  printTable(['snapshot', 'ms', 'times', 'pages read'], rows);
  await db.close();
}

const lookUpHot = 'SELECT posted, held FROM account WHERE id = $1';

/** Each in a transaction of its own, as payments are; without a wait for the disk, to be quick. */
async function updateHot(leader: PostgresCluster, updates: number): Promise<void> {
  const client = new pg.Client(leader.url('payments'));
  await client.connect();
  await client.query('SET synchronous_commit = off');
  await client.query(`DO $$ BEGIN FOR each IN 1..${updates} LOOP
    UPDATE account SET entry_count = entry_count WHERE id = '${hot}'; COMMIT; END LOOP; END $$`);
  await client.end();
}

async function pagesOf(db: PooledDatabase): Promise<number> {
  const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT posted FROM account WHERE id = '${hot}'`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

/** @returns what lets it go. */
async function holdSnapshot(
  { leader, standby }: Place,
  holder: Holder,
  feedback: 'on' | 'off',
): Promise<() => Promise<void>> {
  if (holder === 'nobody') return () => Promise.resolve();
  const client = new pg.Client((holder === 'leader' ? leader : standby).url('payments'));
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query('SELECT FROM account LIMIT 1');
  if (holder === 'standby') await untilFeedbackIs(leader, feedback);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
}

/** The standby tells its leader each second what its snapshots read, or that it tells no more. */
async function untilFeedbackIs(leader: PostgresCluster, feedback: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(leader.url('postgres'));
  await client.connect();
  const isSo = async () =>
    (
      await client.query(
        `SELECT FROM pg_stat_replication WHERE (backend_xmin IS NOT NULL) = $1::boolean`,
        [feedback === 'on'],
      )
    ).rowCount === 1;
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  await client.end();
}
