import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../contract/calendar-day.ts';
import { endOfDay, startOfDay } from '../../server/base/clock.ts';
import { restoreBackup } from '../../server/db/backup/restore-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import type { Database, Queryable, Tx } from '../../server/db/database.ts';
import { asOfOneMoment } from '../../server/ledger/find-broken.ts';
import { attachMonth, detachMonth } from '../../server/ledger/months/detach-month.ts';
import { readMonths } from '../../server/ledger/months/months.ts';
import type { ClosedMonth } from '../../server/ledger/months/move-month.ts';
import {
  balanceBefore,
  findEntries,
  findEntryRange,
} from '../../server/ledger/postgresql/balances.ts';
import {
  type Verdict,
  verifyBooks,
  verifyBooksOfEveryMonth,
  verifyRecentBooks,
  verifyRecentWithin,
  verifyWithin,
} from '../../server/ledger/verify.ts';
import {
  findFirstBookings,
  findStatementLines,
} from '../../server/money/statements/statements-store.ts';
import { readTrialBalance } from '../../server/staff/books/trial-balance.ts';
import { closeDaysBefore, keepProof, payOn } from '../support/closed-books.ts';
import { type LedgerPerson, openCast, staffFunding } from '../support/ledger-people.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../support/test-database.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

const [monday, tuesday, wednesday] = ['2024-03-04', '2024-03-05', '2024-03-06'] as const;

type Cast = Record<'alice' | 'bob' | 'carol', LedgerPerson>;

/** A partition for Monday, one for Tuesday, and one for all that comes later. */
async function splitByDay(db: Database): Promise<void> {
  const [tuesdays, wednesdays] = [startOfDay(tuesday), startOfDay(wednesday)];
  const { rows } = await db.query<{ until: string }>(
    `SELECT partitioned_until('entry')::text AS until`,
  );
  await db.query(`ALTER TABLE entry DETACH PARTITION entry_first;
    ALTER TABLE entry ATTACH PARTITION entry_first FOR VALUES FROM (MINVALUE)
      TO ('${tuesdays.toString()}');
    CREATE TABLE entry_tuesday (LIKE entry_first INCLUDING ALL);
    ALTER TABLE entry ATTACH PARTITION entry_tuesday FOR VALUES FROM ('${tuesdays.toString()}')
      TO ('${wednesdays.toString()}');
    CREATE TABLE entry_later (LIKE entry_first INCLUDING ALL);
    ALTER TABLE entry ATTACH PARTITION entry_later FOR VALUES FROM ('${wednesdays.toString()}')
      TO ('${rows[0]?.until ?? ''}')`);
}

/** Carol is paid on Monday alone; Alice and Bob each day. Monday and Tuesday are proven. */
async function openBooks(db: Database): Promise<Cast> {
  await splitByDay(db);
  const cast = await openCast(db, { alice: 0n, bob: 0n, carol: 0n });
  const { alice, bob, carol } = cast;
  await payOn(db, monday, [staffFunding, alice.accountId], 10_000n);
  await payOn(db, monday, [alice.accountId, carol.accountId], 300n);
  await payOn(db, monday, [alice.accountId, bob.accountId], 700n);
  await payOn(db, tuesday, [alice.accountId, bob.accountId], 900n);
  await closeDaysBefore(db, wednesday);
  await payOn(db, wednesday, [bob.accountId, alice.accountId], 1_100n);
  await keepProof(db, await verifyBooks(db));
  return cast;
}

const note = async (): Promise<void> => undefined;
const partition = async (db: Queryable, name: string): Promise<ClosedMonth> =>
  (await readMonths(db)).find((month) => month.partition === name) as ClosedMonth;
const detach = async (db: Database, name: string, years = 2) =>
  detachMonth(db, await partition(db, name), { years, note });
const attach = async (db: Database, name: string) =>
  attachMonth(db, await partition(db, name), note);

/** All that lists, statements and the books read of history. */
async function readHistory(db: Database, people: Cast) {
  const ids = Object.values(people).map(({ accountId }) => accountId);
  const instants = [monday, tuesday, wednesday].map(endOfDay);
  return {
    entries: await Promise.all(ids.map((id) => findEntries(db, id, 1n, 9n))),
    lines: await Promise.all(ids.map((id) => findStatementLines(db, id, 1n, 9n))),
    first: await findFirstBookings(db, ids),
    balances: await Promise.all(
      ids.flatMap((id) => instants.map((instant) => balanceBefore(db, id, instant))),
    ),
    ranges: await Promise.all(
      ids.map((id) => findEntryRange(db, id, startOfDay(monday), endOfDay(tuesday))),
    ),
    books: [
      await readTrialBalance(db, monday),
      await readTrialBalance(db, tuesday),
      await readTrialBalance(db, wednesday),
    ],
  };
}

const brokenBy = ({ findings, dayFindings }: Verdict) =>
  [...findings, ...dayFindings].map(({ promise }) => promise);

const everyMonth = (tx: Tx) => verifyWithin(tx, undefined, true);

/** Damages the books in a transaction that is rolled back, as the owner with every trigger off. */
async function foundAfter(
  db: Database,
  sql: string,
  verify: (tx: Tx) => Promise<Verdict>,
): Promise<string[]> {
  const undo = new Error('undo');
  let found: string[] = [];
  const looked = db.tx(async (tx) => {
    const months = (await readMonths(tx)).map(({ partition: name }) => name);
    for (const name of ['entry', 'detached_entry', ...months])
      await tx.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await tx.query(sql);
    found = brokenBy(await verify(tx));
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}

// What a hand in the tables could do where Monday and Tuesday are detached.
const damages: [string, string, RegExp][] = [
  [
    'a month is taken out by hand',
    'ALTER TABLE entry DETACH PARTITION entry_later',
    /entries numbered 1 to their count/,
  ],
  [
    'a detached month is lost',
    'ALTER TABLE detached_entry DETACH PARTITION entry_tuesday',
    /every detached month is there/,
  ],
  [
    'the register forgets a month',
    `DELETE FROM detached_month WHERE partition = 'entry_first'`,
    /was detached by the command/,
  ],
  [
    'an account carries on more than it had, and another less',
    `UPDATE carried_balance SET balance = balance + CASE balance WHEN 300 THEN 5 ELSE -5 END
      WHERE balance IN (300, 1600)`,
    /balance = sum of entries/,
  ],
  [
    'an account carries on a penny more',
    'UPDATE carried_balance SET balance = balance + 1 WHERE balance = 300',
    /the closing of their last day/,
  ],
  [
    'an account carries on another count',
    'UPDATE carried_balance SET seq = seq + 1 WHERE balance = 300',
    /entries numbered 1 to their count/,
  ],
  [
    'the first entry after them goes on from elsewhere',
    `UPDATE entry SET balance_after = balance_after + 5 WHERE amount = 1100`,
    /balance_after = the one before/,
  ],
  [
    'a journal of the days after them is gone',
    `ALTER TABLE journal DISABLE TRIGGER USER;
      DELETE FROM journal WHERE booked_at >= (SELECT max(until_at) FROM detached_month)`,
    /exactly the entries it names/,
  ],
];

describeOnBothEngines('months that were detached', (open, engine) => {
  let db: Database;
  let people: Cast;
  let before: Awaited<ReturnType<typeof readHistory>>;
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    people = await openBooks(db);
    before = await readHistory(db, people);
    await detach(db, 'entry_first');
    await detach(db, 'entry_tuesday');
  });

  test('are read as ever, and proven by what they carry on', async () => {
    expect(await readHistory(db, people)).toEqual(before);
    const full = await verifyBooks(db);
    expect([brokenBy(full), full.entries]).toEqual([[], 2n]);
    expect(brokenBy(await verifyRecentBooks(db))).toEqual([]);
    const every = await verifyBooksOfEveryMonth(db);
    expect([brokenBy(every), every.entries]).toEqual([[], 10n]);
    await expect(db.query('DELETE FROM entry_first')).rejects.toThrow('append-only');
  });

  test('are those of the command alone, and each way to break them is found', async () => {
    const missed: string[] = [];
    for (const [name, sql, promise] of damages) {
      const found = await foundAfter(db, sql, verifyWithin);
      if (!found.some((finding) => promise.test(finding)))
        missed.push(`${name}: only ${found.join(' · ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);
    // The nights see what an account carries on, too.
    expect(
      await foundAfter(db, 'UPDATE carried_balance SET seq = seq + 1', verifyRecentWithin),
    ).toContain('every account’s balance and count are those of its last entry');

    // What changed in a detached month is found by the operator's proof.
    const rewrite = `UPDATE detached_entry SET value_date = value_date + 1 WHERE amount = 900`;
    expect(await foundAfter(db, rewrite, verifyWithin)).toEqual([]);
    expect(await foundAfter(db, rewrite, everyMonth)).toEqual([
      'every proven day: its entries are those it was proven with',
    ]);
  });

  test('are in a backup as all others, and attached where it is restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larkmoor-months-'));
    const place = await makePlace(engine, { empty: true });
    const restored = await openPlace(place, { as: 'tool', migrates: false });
    try {
      await writeBackup(db, createWriteStream(join(folder, 'a.bank')));
      await restoreBackup(restored, join(folder, 'a.bank'));
      expect(await readHistory(restored, people)).toEqual(before);
      const verdict = await verifyBooks(restored);
      expect([brokenBy(verdict), verdict.entries]).toEqual([[], 10n]);
    } finally {
      await restored.close();
      await place.remove();
      await rm(folder, { recursive: true });
    }
  });

  test('are gone on from, and attached again', async () => {
    // Who had no entry since is paid, and days are closed and proven on.
    const { alice, carol } = people;
    await payOn(db, wednesday, [alice.accountId, carol.accountId], 50n);
    await closeDaysBefore(db, addDays(wednesday, 1));
    await keepProof(db, await verifyRecentBooks(db));
    await keepProof(db, await verifyBooks(db));
    const seqs = (await findEntries(db, carol.accountId, 1n, 9n)).map(({ seq }) => seq);
    expect(seqs).toEqual([2n, 1n]);
    const later = await readHistory(db, people);
    await attach(db, 'entry_tuesday');
    expect((await verifyBooks(db)).entries).toBe(6n);
    await attach(db, 'entry_first');
    expect(await readHistory(db, people)).toEqual(later);
    expect(brokenBy(await verifyBooks(db))).toEqual([]);
    for (const table of ['carried_balance', 'detached_month', 'detached_entry'])
      expect((await db.query(`SELECT FROM ${table}`)).rows).toEqual([]);
    const byHand = 'ALTER TABLE entry DETACH PARTITION entry_first';
    expect(await foundAfter(db, byHand, verifyWithin)).toContain(
      'every account: balance = sum of entries, entries numbered 1 to their count',
    );
  });
});

describeOnPostgres('a month that is detached', () => {
  let place: TestPlace;
  let db: Database;
  beforeEach(async () => {
    place = await makePlace('postgresql');
    db = await openPlace(place, { as: 'tool' });
  });
  afterEach(async () => {
    await db.close();
    await place.remove();
  });

  test('is over for years, closed, proven and right', async () => {
    await openBooks(db);
    const why = (name: string, years?: number) =>
      detach(db, name, years).catch((error: Error) => error.message);
    expect(await why('entry_first', 900)).toBe('entry_first is not over for 900 years yet.');
    expect(await why('entry_later')).toMatch(/entry_later is not over for 2 years yet/);
    expect(await why('entry_later', 0)).toMatch(/not over/);
    // Tuesday before Monday would leave a hole.
    expect(await why('entry_tuesday')).toMatch(/^entry_tuesday stays: it is not the oldest/);
    await db.query(`INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result)
      VALUES (gen_random_uuid(), 'system:test', now(), now(), now(), 'wrong')`);
    expect(await why('entry_first')).toMatch(/until a proof of every entry was right/);
    await keepProof(db, await verifyBooks(db));
    await db.query(`UPDATE books_proof SET started_at = now() + interval '1 second'
      WHERE id = (SELECT id FROM books_proof WHERE result = 'right' ORDER BY asked_at DESC LIMIT 1)`);
    await db.tx(async (tx) => {
      await tx.query('ALTER TABLE entry DISABLE TRIGGER USER');
      await tx.query('UPDATE entry SET value_date = value_date + 1 WHERE amount = 700');
      await tx.query('ALTER TABLE entry ENABLE TRIGGER USER');
    });
    expect(await why('entry_first')).toMatch(/proven with: 2024-03-04: 6 entries/);
    expect((await readMonths(db)).filter(({ isDetached }) => isDetached)).toEqual([]);
    expect((await db.query('SELECT FROM carried_balance')).rows).toEqual([]);
  });

  test('waits for a proof under way, which finds all as it was', async () => {
    const other = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    let detached: Promise<void> = Promise.resolve();
    const verdict = await asOfOneMoment(db, async (tx) => {
      await tx.query('SELECT 1');
      detached = detach(other, 'entry_first');
      await untilSomebodyWaits(tx);
      return await verifyWithin(tx);
    });
    await detached;
    expect([brokenBy(verdict), verdict.entries]).toEqual([[], 10n]);
    expect((await verifyBooks(db)).entries).toBe(4n);
    await other.close();
  });

  test('is summed before payments wait, and comes back for one operator alone', async () => {
    const other = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    await detach(db, 'entry_first');
    await detach(db, 'entry_tuesday');
    await expect(attach(db, 'entry_first')).rejects.toThrow('not the newest detached month');
    let attached: Promise<unknown[]> = Promise.resolve([]);
    await db.tx(async (tx) => {
      await tx.query('LOCK TABLE carried_balance IN SHARE MODE');
      const month = await partition(tx, 'entry_tuesday');
      const twice = [attachMonth(other, month, note), attachMonth(other, month, note)];
      attached = Promise.allSettled(twice);
      await untilSomebodyWaits(tx, 2);
      const { rows } = await tx.query(`SELECT FROM pg_locks WHERE relation = 'entry'::regclass
        AND mode = 'AccessExclusiveLock'`);
      expect(rows).toEqual([]);
    });
    const ends = (await attached) as PromiseSettledResult<void>[];
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(ends.find(({ status }) => status === 'rejected')?.['reason' as never])).toMatch(
      /entry_tuesday stays: it is not the newest detached month/,
    );
    expect(brokenBy(await verifyBooks(db))).toEqual([]);
    await other.close();
  });
});
