import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { endOfDay, startOfDay } from '../../server/base/clock.ts';
import { restoreBackup } from '../../server/db/backup/restore-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import type { Database, Queryable, Tx } from '../../server/db/database.ts';
import { readMonths } from '../../server/ledger/months/months.ts';
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
import { readLines } from '../../server/money/statements/statement-line.ts';
import {
  findFirstBookings,
  findStatementLines,
} from '../../server/money/statements/statements-store.ts';
import { readTrialBalance } from '../../server/staff/books/trial-balance.ts';
import {
  attach,
  brokenBy,
  type Cast,
  detach,
  monday,
  openBooks,
  tuesday,
  wednesday,
} from '../support/books-by-day.ts';
import { closeDaysBefore, keepProof, payOn } from '../support/closed-books.ts';
import { describeOnBothEngines, makePlace, openPlace } from '../support/test-database.ts';

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

const everyMonth = (tx: Tx) => verifyWithin(tx, { withDetached: true });

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

// Damages by a hand in the tables, where Monday and Tuesday are detached.
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

    // The operator's proof finds a change in a detached month.
    const rewrite = `UPDATE detached_entry SET value_date = value_date + 1 WHERE amount = 900`;
    expect(await foundAfter(db, rewrite, verifyWithin)).toEqual([]);
    expect(await foundAfter(db, rewrite, everyMonth)).toEqual([
      'every proven day: its entries are those it was proven with',
    ]);
  });

  test('are written into files as ever; those taken out by hand are named, not left out', async () => {
    const alice = { id: people.alice.accountId, number: '416927142' };
    const read = async (reader: Queryable) =>
      (await Array.fromAsync(readLines(reader, alice, { first: 1n, last: 5n }))).flat();
    expect((await read(db)).map(({ id, amountMinor }) => [id, amountMinor])).toEqual([
      ['416927142-1', 10_000n],
      ['416927142-2', -300n],
      ['416927142-3', -700n],
      ['416927142-4', -900n],
      ['416927142-5', 1_100n],
    ]);
    const undo = new Error('undo');
    const taken = db.tx(async (tx) => {
      await tx.query('ALTER TABLE detached_entry DETACH PARTITION entry_tuesday');
      await expect(read(tx)).rejects.toMatchObject({
        code: 'ENTRIES_AWAY',
        details: { params: { from: monday, to: wednesday } },
      });
      throw undo;
    });
    await expect(taken).rejects.toBe(undo);
  });

  test('are in a backup as all others, and attached where it is restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larkmoor-months-'));
    const place = await makePlace(engine, { empty: true });
    const restored = await openPlace(place, { as: 'tool', migrates: false });
    try {
      await writeBackup(db, () => createWriteStream(join(folder, 'a.bank')));
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
    // The bank pays people without an entry since, and closes and proves more days.
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
