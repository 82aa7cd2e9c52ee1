import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankingDayOf, startOfDay } from '../../server/base/clock.ts';
import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { insertProvenDays } from '../../server/ledger/proven-days.ts';
import {
  type Verdict,
  verifyBooks,
  verifyRecentBooks,
  verifySealedBooks,
} from '../../server/ledger/verify.ts';
import { creditInterest } from '../../server/money/interest/credit-interest.ts';
import { firstOfMonth } from '../../server/money/interest/interest-earned.ts';
import { readInsight } from '../../server/money/insight/insight-store.ts';
import { everyOrder, type TransferFilter } from '../../server/money/transfers/transfer-matches.ts';
import { findTransferPage } from '../../server/money/transfers/transfer-search.ts';
import { closeDays } from '../../server/staff/books/close-days.job.ts';
import { keepSeals } from '../../server/staff/books/keep-seals.ts';
import { findByWords } from '../../server/staff/outside-payments/outside-payments-store.ts';
import type { BenchBank } from '../ledger/bank.ts';
import { measure } from '../ledger/measure.ts';
import type { BenchCluster } from '../support/bench-cluster.ts';
import { cpuTimeOfTree, ownCpuTime } from '../support/cpu-time.ts';
import { p50Ms } from '../support/p50.ts';
import { personId } from './fill-year.ts';
import type { Year } from './history.ts';

/** Figures of one year by name; times in ms, unless the name says otherwise. */
export type Figures = Record<string, number>;

const pageSize = 15;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Measures reads by staff and two customers: one with a hundredth of all orders, and any other. */
export async function measureReads(
  db: Database,
  { customers, year, runs }: { customers: number; year: Year; runs: number },
): Promise<Figures> {
  const merchant = await personId(db, customers + 1);
  const customer = await personId(db, 1);
  const page = (ownerId: string, offset: number, narrowed: Partial<TransferFilter> = {}) =>
    p50Ms(
      () =>
        findTransferPage(db, { ...everyOrder, ownerId, ...narrowed }, { offset, limit: pageSize }),
      runs,
    );
  const { rows } = await db.query<{ orders: bigint }>(
    'SELECT activity_count AS orders FROM owner WHERE id = $1',
    [merchant],
  );
  const deepest = Math.floor((Number(rows[0]?.orders ?? 1n) - 1) / pageSize) * pageSize;
  const week = { from: addDays(year.lastDay, -200), to: addDays(year.lastDay, -194) };
  return {
    'customer: first page': await page(customer, 0),
    'customer: search a word': await page(customer, 0, { search: 'market' }),
    'merchant: first page': await page(merchant, 0),
    'merchant: deepest page': await page(merchant, deepest),
    'merchant: search a rare word': await page(merchant, 0, { search: 'xylophone' }),
    'merchant: search a common word': await page(merchant, 0, { search: 'market' }),
    'merchant: a week': await page(merchant, 0, week),
    'merchant: amounts': await page(merchant, 0, { amountFrom: 1_900n, amountTo: 2_100n }),
    'merchant: a month by category': await p50Ms(
      () =>
        readInsight(db, merchant, {
          from: startOfDay(addDays(year.lastDay, -30)),
          until: year.until,
        }),
      runs,
    ),
    'staff: outside payment by words': await p50Ms(
      () => findByWords(db, ['xylophone', 'lesson'], 50),
      runs,
    ),
  };
}

/** Whole transfers between a thousand customers. */
export async function measurePosting(
  bank: BenchBank,
  { serverPid, postings }: { serverPid: number; postings: number },
): Promise<Figures> {
  const alone = {
    shape: 'whole transfer',
    inFlight: 1,
    postings: postings / 10,
    serverPid,
  } as const;
  await measure(bank, alone);
  const { p50Ms: lone } = await measure(bank, alone);
  const grouped = await measure(bank, { ...alone, inFlight: 256, postings });
  return { 'posting: one alone': lone, 'posting: database µs of each': grouped.databaseUs };
}

export async function measureClosing(ctx: Context): Promise<Figures> {
  const { db } = ctx.bank;
  let closed = 0;
  const ms = await timed(async () => {
    closed = await closeDays(ctx);
  });
  if (closed !== 1) throw new Error(`${closed} days were closed instead of one`);
  const { rows } = await db.query<{ entries: bigint }>(
    `SELECT coalesce(sum(entries), 0)::bigint AS entries FROM day_closing
      WHERE day = (SELECT max(day) FROM closed_day)`,
  );
  return { 'closing: the last day': ms, 'closing: entries of it': Number(rows[0]?.entries ?? 0n) };
}

async function proven(verify: () => Promise<Verdict>): Promise<{ ms: number; verdict: Verdict }> {
  const begun = performance.now();
  const verdict = await verify();
  const ms = performance.now() - begun;
  const found = [...verdict.findings, ...verdict.dayFindings];
  if (found.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(found)}`);
  return { ms, verdict };
}

/**
 * All that there is, by every promise; a week's, for which all months that are over are sealed; and
 * a night's, for which all days but the last are proven.
 */
export async function measureProof(ctx: Context, lastDay: CalendarDay): Promise<Figures> {
  const { db } = ctx.bank;
  const full = await proven(() => verifyBooks(db));
  await keepProof(ctx, {
    ...full.verdict,
    provenDays: full.verdict.provenDays.filter(({ day }) => day < lastDay),
  });
  const sealing = await proven(() => verifySealedBooks(db));
  await keepProof(ctx, { ...sealing.verdict, provenDays: [] });
  const week = await proven(() => verifySealedBooks(db));
  const recent = await proven(() => verifyRecentBooks(db));
  return {
    'proof: of a night, s': recent.ms / 1_000,
    'proof: of a week, s': week.ms / 1_000,
    'proof: in full, s': full.ms / 1_000,
  };
}

async function keepProof(ctx: Context, { provenDays, seals }: Verdict): Promise<void> {
  const id = randomUUID();
  await ctx.bank.db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO books_proof (id, asked_by, asked_at, ended_at, result)
        VALUES ($1, 'system:bench', now(), now(), 'right')`,
      [id],
    );
    await insertProvenDays(tx, id, provenDays);
    await keepSeals(tx, ctx, { proofId: id, seals });
  });
}

/** A month's interest of all savers. */
export async function measureInterest(
  ctx: Context,
  { savers, serverPid }: { savers: number; serverPid: number },
): Promise<Figures> {
  const { db, clock } = ctx.bank;
  const thisMonth = firstOfMonth(bankingDayOf(clock.businessNow()));
  const lastMonth = firstOfMonth(addDays(thisMonth, -1));
  await db.query(
    `UPDATE customer_account SET interest_from = $1::date
      WHERE account_id IN (SELECT id FROM account WHERE gl_code = '2120')`,
    [lastMonth],
  );
  await db.query('VACUUM ANALYZE customer_account, interest_credit');
  let credited = 0;
  const cpuTime = () => cpuTimeOfTree(serverPid) + ownCpuTime();
  const cpuBeforeMs = cpuTime();
  const ms = await timed(async () => {
    // The worker gives each run a context of its own.
    const run = () => creditInterest({ ...ctx });
    for (let some = await run(); some > 0; some = await run()) credited += some;
  });
  const cpuMs = cpuTime() - cpuBeforeMs;
  if (credited !== savers) throw new Error(`${credited} of ${savers} accounts got their interest`);
  return {
    'interest: accounts a second': savers / (ms / 1_000),
    'interest: CPU µs of each': (cpuMs * 1_000) / savers,
  };
}

/** A physical backup of the whole server, thrown away. */
export async function measureBackup({ bin, url }: BenchCluster): Promise<Figures> {
  let bytes = 0;
  const ms = await timed(
    () =>
      new Promise<void>((resolve, reject) => {
        const arguments_ = ['-D', '-', '-Ft', '-X', 'none', '-c', 'fast', '-d', url('postgres')];
        const backup = spawn(join(bin, 'pg_basebackup'), arguments_, {
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        backup.stdout.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        backup.once('error', reject);
        backup.once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`pg_basebackup ended with ${code}`)),
        );
      }),
  );
  return { 'backup: s': ms / 1_000, 'backup: MB a second': bytes / 1e6 / (ms / 1_000) };
}

/** Bytes of the tables that grow, with their indexes; a partition counts for its table. */
export async function measureSize(db: Database): Promise<Figures> {
  const { rows } = await db.query<{ name: string; bytes: bigint }>(
    `SELECT coalesce(parent.relname, c.relname) AS name,
            sum(pg_total_relation_size(c.oid))::bigint AS bytes
       FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
       LEFT JOIN pg_class parent ON parent.oid = i.inhparent
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1
      ORDER BY 2 DESC`,
  );
  const mega = (bytes: bigint) => Number(bytes) / 1e6;
  const grown = rows.filter(({ name }) => growing.includes(name));
  return {
    ...Object.fromEntries(
      growing.map((name) => [
        `size: ${name}, MB`,
        mega(grown.find((row) => row.name === name)?.bytes ?? 0n),
      ]),
    ),
    'size: all but closings, MB': mega(
      rows.reduce((sum, { name, bytes }) => sum + (name === 'day_closing' ? 0n : bytes), 0n),
    ),
  };
}

const growing = [
  'entry',
  'journal',
  'transfer',
  'activity',
  'audit_event',
  'claim',
  'search_token',
  'day_closing',
];
