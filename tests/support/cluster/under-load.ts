import { setTimeout as wait } from 'node:timers/promises';
import type { TestContext } from 'vitest';
import { startLoad, type PaymentJournal, type RunningLoad } from '../journaled-payments.ts';
import { noteFault } from '../note-fault.ts';
import type { ClusteredBank } from './clustered-bank.ts';
import type { DatabaseNode } from './database-node.ts';
import { rows, type RowName } from './rows.ts';

/** The outcome of a row's payments, and the errors that clients met. */
export interface RowFigures extends Omit<PaymentJournal, 'confirmed' | 'ordered'> {
  confirmed: number;
  lost: string[];
  doubled: string[];
  /** Ordered, and without an answer two minutes later. */
  unanswered: number;
  /** True where payments are made again afterwards. */
  goesOn: boolean;
}

interface Fault {
  load?: { perSecond: number } | { clients: number };
  /** Breaks something, and puts it back: the cluster is whole again afterwards. */
  break: (leader: DatabaseNode, load: RunningLoad) => Promise<void>;
}

const usualLoad = { perSecond: 40 };

/** Breaks something of a whole cluster while payments are made, and looks for them afterwards. */
export async function underLoad(
  bank: ClusteredBank,
  { load = usualLoad, break: act }: Fault,
): Promise<RowFigures> {
  const { cluster } = bank;
  await cluster.whole();
  const running = startLoad({ ...bank, ...load });
  await running.more(100);
  const leader = await cluster.leader();
  if (!leader) throw new Error('Nobody leads.');
  await act(leader, running);
  const goesOn = await running.more(50);
  const { confirmed, ordered, ...met } = await running.stop();
  await cluster.whole();
  if (Object.keys(met.readErrors).length > 0) printRefusedReads(bank);
  const booked = await findBooked(bank);
  return {
    ...met,
    confirmed: confirmed.length,
    lost: confirmed.filter((key) => !booked.has(key)),
    doubled: ordered.filter((key) => (booked.get(key) ?? 0) > 1),
    goesOn,
    unanswered: ordered.length - confirmed.length,
  };
}

/** Prints why the servers could not read, the latest last: no row may have much of it. */
function printRefusedReads({ servers }: ClusteredBank): void {
  const said = servers.flatMap((server) => server.output().split('\n'));
  const refused = said.filter((line) => line.includes('the database did not answer a request'));
  console.log(refused.slice(-20).join('\n'));
}

/** Counts the entries of the payee that each payment made, by its reference. */
export async function findBooked(
  { cluster, payee }: ClusteredBank,
  node?: DatabaseNode,
): Promise<Map<string, number>> {
  const asked = node ?? (await cluster.leader());
  if (!asked) throw new Error('Nobody leads.');
  const found = await cluster.administer<{ reference: string; entries: number }>(
    asked,
    `SELECT reference, count(entry.seq)::int AS entries FROM transfer
      JOIN entry ON entry.journal_id = transfer.journal_id AND account_id = payee_account_id
      WHERE payee_id = $1 GROUP BY reference`,
    { values: [payee.id] },
  );
  return new Map(found.map(({ reference, entries }) => [reference, entries]));
}

interface Limits {
  /** Without a confirmed payment. */
  seconds?: number;
  readingSeconds?: number;
  /** True where a client may meet an error. */
  errors: boolean;
}

/**
 * No try begins later than eight seconds after the request; it may wait as long itself, two seconds
 * for a connection and four for an answer.
 */
const longestReadSeconds = 8 + 8 + 2 + 4;

/** Lists what a row must hold and did not, one sentence each. */
export function brokenPromises(
  figures: RowFigures,
  { seconds = Infinity, readingSeconds = Infinity, errors }: Limits,
): string[] {
  const { lost, doubled, unanswered, goesOn, slowestReadSeconds } = figures;
  const { secondsWithoutPayment, secondsWithoutReading } = figures;
  const met = [...Object.entries(figures.errors), ...Object.entries(figures.readErrors)];
  return [
    lost.length > 0 ? `${lost.length} confirmed payments are lost` : '',
    doubled.length > 0 ? `${doubled.length} payments were made twice` : '',
    unanswered > 0 ? `${unanswered} payments were not answered` : '',
    goesOn ? '' : 'payments are not made again',
    secondsWithoutPayment > seconds
      ? `no payment for ${secondsWithoutPayment.toFixed(1)} s, ${seconds} s are allowed`
      : '',
    secondsWithoutReading > readingSeconds
      ? `no reading for ${secondsWithoutReading.toFixed(1)} s, ${readingSeconds} s are allowed`
      : '',
    slowestReadSeconds > longestReadSeconds
      ? `a read took ${slowestReadSeconds.toFixed(1)} s, ${longestReadSeconds} s are allowed`
      : '',
    // A bug, whatever is broken.
    met.some(([kind]) => kind.startsWith('500')) ? 'an unexpected error was answered' : '',
    ...(errors ? [] : met.map(([kind, times]) => `${times} times ${kind}`)),
  ].filter(Boolean);
}

/** Keeps the figures of a row for the table at the end. */
export function noteRow(context: TestContext, row: RowName, figures: RowFigures): void {
  const count = (errors: Record<string, number>) =>
    Object.values(errors).reduce((total, times) => total + times, 0);
  noteFault(context, {
    what: rows[row],
    kills: 1,
    confirmed: figures.confirmed,
    lost: figures.lost.length,
    doubled: figures.doubled.length,
    cluster: {
      row,
      secondsWithoutPayment: figures.secondsWithoutPayment,
      secondsWithoutReading: figures.secondsWithoutReading,
      errors: count(figures.errors),
      readErrors: count(figures.readErrors),
    },
  });
  console.log(row, JSON.stringify({ ...figures, lost: figures.lost.length }));
}

/**
 * Kills a leader that writes its log only when a commit waits for that, in a moment in which it has
 * not done so for a while: so its loss shows whether payments were confirmed that wait for it.
 */
export async function killBeforeFlush(
  { cluster }: ClusteredBank,
  leader: DatabaseNode,
  load: RunningLoad,
): Promise<void> {
  await cluster.administer(leader, `ALTER SYSTEM SET wal_writer_delay = '10s'`);
  await cluster.administer(leader, `ALTER SYSTEM SET wal_writer_flush_after = '1GB'`);
  await cluster.administer(leader, 'SELECT pg_reload_conf()');
  await load.more(1_000);
  // With the barrier there may be no such moment.
  let [flushed, looks, confirmed] = ['', 0, 0];
  for (const until = Date.now() + 20_000; Date.now() < until; looks += 1) {
    if (looks >= 5 && load.confirmed() >= confirmed + 10) break;
    const [found] = await cluster.administer<{ lsn: string }>(
      leader,
      'SELECT pg_current_wal_flush_lsn()::text AS lsn',
    );
    if (found?.lsn === flushed) continue;
    [flushed, looks, confirmed] = [found?.lsn ?? '', 0, load.confirmed()];
  }
  await leader.kill(['patroni', 'postgres']);
}

/** Long enough for what is broken to be noticed everywhere. */
export const seconds = async (count: number): Promise<void> => await wait(count * 1000);
