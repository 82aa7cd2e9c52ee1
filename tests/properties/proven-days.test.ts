import { expect, test } from 'vitest';
import { closeDaysBefore, keepProof, payOn } from '../support/closed-books.ts';
import { openCast, staffFunding } from '../support/ledger-people.ts';
import { describeOnBothEngines } from '../support/test-database.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { endOfDay, startOfDay } from '../../server/base/clock.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import {
  type Verdict,
  verifyBooks,
  verifyRecentBooks,
  verifyRecentWithin,
  verifyWithin,
} from '../../server/ledger/verify.ts';

const [monday, tuesday, wednesday] = ['2024-03-04', '2024-03-05', '2024-03-06'] as const;

/** Alice pays Bob on Monday, Tuesday and Wednesday; Monday and Tuesday are closed and proven. */
async function openDays(db: Database): Promise<void> {
  const { alice, bob } = await openCast(db, { alice: 0n, bob: 0n });
  const book = (day: string, from: string, to: string, amountMinor: bigint) =>
    payOn(db, day, [from, to], amountMinor);
  await book(monday, staffFunding, alice.accountId, 10_000n);
  await book(monday, alice.accountId, bob.accountId, 700n);
  await closeDaysBefore(db, tuesday);
  await keepProof(db, await verifyBooks(db));
  await book(tuesday, alice.accountId, bob.accountId, 900n);
  await closeDaysBefore(db, wednesday);
  await keepProof(db, await verifyRecentBooks(db));
  await book(wednesday, alice.accountId, bob.accountId, 1_100n);
}

const ofDay = (day: string) =>
  `booked_at >= '${startOfDay(day).toString()}' AND booked_at < '${endOfDay(day).toString()}'`;

/** Damages the books in a transaction that is rolled back, as the owner with every trigger off. */
async function foundAfter(
  db: Database,
  sqls: readonly string[],
  verify: (tx: Tx) => Promise<Verdict>,
): Promise<string[]> {
  const undo = new Error('undo');
  let found: string[] = [];
  const looked = db.tx(async (tx) => {
    for (const table of ['journal', 'entry', 'activity', 'claim', 'closed_day', 'proven_day'])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const sql of sqls) await tx.query(sql);
    const { findings, dayFindings } = await verify(tx);
    found = [...findings, ...dayFindings].map(({ promise }) => promise);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}

// Damages by a hand in the tables: to a day that is still open, or to the figures kept now.
const damagesOfToday: [string, string, RegExp][] = [
  [
    'an entry of today is raised',
    `UPDATE entry SET amount = amount + 1 WHERE amount > 0 AND ${ofDay(wednesday)}`,
    /journal since the last proven day sums to zero/,
  ],
  [
    'a balance after is changed',
    `UPDATE entry SET balance_after = 7 WHERE amount > 0 AND ${ofDay(wednesday)}`,
    /balance_after = the one before/,
  ],
  [
    'an entry of today is removed',
    `DELETE FROM entry WHERE amount > 0 AND ${ofDay(wednesday)}`,
    /exactly the entries it names/,
  ],
  [
    'both entries of a payment of today are removed',
    `DELETE FROM entry WHERE ${ofDay(wednesday)}`,
    /balance and count are those of its last entry/,
  ],
  [
    'an entry of today is renumbered',
    `UPDATE entry SET seq = 9 WHERE amount > 0 AND ${ofDay(wednesday)}`,
    /balance and count are those of its last entry/,
  ],
  [
    'a payment of today is moved into a day that is proven',
    `UPDATE entry SET booked_at = booked_at - interval '20 hours' WHERE ${ofDay(wednesday)}`,
    /balance and count are those of its last entry/,
  ],
  [
    'a journal of today is removed',
    `DELETE FROM journal WHERE ${ofDay(wednesday)}`,
    /exactly the entries it names/,
  ],
  [
    'the claim of a journal of today is removed',
    `DELETE FROM claim WHERE id IN (SELECT id FROM journal WHERE ${ofDay(wednesday)})`,
    /was claimed/,
  ],
  [
    'a journal of today undoes nothing',
    `UPDATE journal SET reverses = gen_random_uuid() WHERE ${ofDay(wednesday)}`,
    /undoes a journal that exists/,
  ],
  [
    'a journal of today is dated another day',
    `WITH dated AS (UPDATE period_lock SET dated_since = '-infinity')
      UPDATE journal SET business_date = business_date + 1 WHERE ${ofDay(wednesday)}`,
    /its date is the day it was booked on/,
  ],
  [
    'a balance is raised, and another lowered',
    `UPDATE account SET posted = posted + CASE WHEN owner_id IS NULL THEN -1 ELSE 1 END
      WHERE id IN (SELECT account_id FROM entry WHERE amount = 10000 OR amount = -10000)`,
    /balance and count are those of its last entry/,
  ],
  [
    'a closing is changed',
    `UPDATE day_closing SET closing = closing + 1, credits = credits + 1 WHERE day = '${tuesday}'
      AND gl_code = '2110'`,
    /the last proven closing \+ the entries since/,
  ],
  ['a list is counted wrong', 'UPDATE owner SET activity_count = 3', /list ends at its count/],
];

/** All rows that tell of a day's payment say five cents more, and the balances since with them. */
const rewrite = (day: string, amount: number, since: readonly number[]) => [
  `UPDATE entry SET amount = amount + CASE WHEN amount > 0 THEN 5 ELSE -5 END
    WHERE abs(amount) = ${amount}`,
  `UPDATE entry SET balance_after = balance_after + CASE WHEN amount > 0 THEN 5 ELSE -5 END
    WHERE abs(amount) IN (${[amount + 5, ...since].join()})`,
  `UPDATE account SET posted = (SELECT balance_after FROM entry WHERE account_id = account.id
     ORDER BY seq DESC LIMIT 1) WHERE owner_id IS NOT NULL AND entry_count > 0`,
  `UPDATE day_closing SET debits = debits + 5, credits = credits + 5
    WHERE day = '${day}' AND gl_code = '2110'`,
];
const rewriteMonday = rewrite(monday, 700, [900, 1100]);

/** Tuesday is reopened by two people, and closed again. */
const reopenTuesday = [
  `ALTER TABLE day_reopening DROP CONSTRAINT day_reopening_proposed_by_fkey,
     DROP CONSTRAINT day_reopening_decided_by_fkey`,
  `INSERT INTO day_reopening (id, from_day, reason, proposed_by, proposed_at, decision, decided_by,
      decided_at, generation)
    VALUES (gen_random_uuid(), '${tuesday}', '', gen_random_uuid(), now(), 'approved',
      gen_random_uuid(), now(), 1)`,
  `INSERT INTO closed_day (day, generation, closed_at, from_at, until_at)
    SELECT day, 1, closed_at, from_at, until_at FROM closed_day WHERE day = '${tuesday}'`,
  `INSERT INTO day_closing (day, gl_code, currency, opening, debits, credits, closing, entries,
      generation)
    SELECT day, gl_code, currency, opening, debits, credits, closing, entries, 1 FROM day_closing
     WHERE day = '${tuesday}'`,
];

describeOnBothEngines('a proof of the days since the last proven one', (open) => {
  test('reads those alone, and finds each way to break them [L-271]', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openDays(db);
    expect(await verifyRecentBooks(db)).toMatchObject({
      scope: 'recent',
      journals: 1n,
      entries: 2n,
      findings: [],
      dayFindings: [],
      provenDays: [],
    });
    const missed: string[] = [];
    for (const [name, sql, promise] of damagesOfToday) {
      const found = await foundAfter(db, [sql], verifyRecentWithin);
      if (!found.some((finding) => promise.test(finding)))
        missed.push(`${name}: only ${found.join(' · ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);
  });

  test('takes a proven day as it was; the proof of every entry compares it [L-271]', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openDays(db);
    expect(await foundAfter(db, rewriteMonday, verifyRecentWithin)).toEqual([]);
    expect(await foundAfter(db, rewriteMonday, verifyWithin)).toEqual([
      'every proven day: its entries are those it was proven with',
    ]);
  });

  test('compares a day that was reopened with what it was proven with before', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openDays(db);
    const rewriteTuesday = rewrite(tuesday, 900, [1100]);
    expect(await foundAfter(db, reopenTuesday, verifyRecentWithin)).toEqual([]);
    expect(await foundAfter(db, [...reopenTuesday, ...rewriteTuesday], verifyRecentWithin)).toEqual(
      ['every proven day: its entries are those it was proven with'],
    );
  });

  test('reads a closed day again until it is proven', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openDays(db);
    await closeDaysBefore(db, addDays(wednesday, 1));
    const { scope, entries, provenDays } = await verifyRecentBooks(db);
    expect([scope, entries]).toEqual(['recent', 2n]);
    expect(provenDays).toMatchObject([{ day: wednesday, entries: 2n }]);
    const raised = `UPDATE day_closing SET debits = debits + 1, credits = credits + 1
      WHERE day = '${wednesday}' AND gl_code = '2110'`;
    expect(await foundAfter(db, [raised], verifyRecentWithin)).toEqual([
      'every closed day: debits and credits = its entries',
    ]);
  });
});
