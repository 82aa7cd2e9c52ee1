import { beforeAll, expect, test } from 'vitest';
import { startOfDay } from '../../server/base/clock.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { readSealsToMake, toldOf } from '../../server/ledger/months/sealed-months.ts';
import {
  type Verdict,
  verifyBooks,
  verifyBooksOfEveryMonth,
  verifySealedBooks,
  verifyWithin,
} from '../../server/ledger/verify.ts';
import { attach, brokenBy, detach } from '../support/books-by-day.ts';
import { closeDaysBefore, keepProof, payOn } from '../support/closed-books.ts';
import { openCast, staffFunding } from '../support/ledger-people.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

const today = '2024-03-03';

/** A partition for January and all before it, and one for what comes later. */
async function splitByMonth(db: Database): Promise<void> {
  const february = startOfDay('2024-02-01').toString();
  const { rows } = await db.query<{ until: string }>(
    `SELECT partitioned_until('entry')::text AS until`,
  );
  await db.query(`ALTER TABLE entry DETACH PARTITION entry_first;
    ALTER TABLE entry ATTACH PARTITION entry_first FOR VALUES FROM (MINVALUE) TO ('${february}');
    CREATE TABLE entry_later (LIKE entry_first INCLUDING ALL);
    ALTER TABLE entry ATTACH PARTITION entry_later FOR VALUES FROM ('${february}')
      TO ('${rows[0]?.until ?? ''}')`);
}

/** Payments of January to March; January and February are closed, proven and sealed. */
async function openBooks(db: Database): Promise<void> {
  await splitByMonth(db);
  const { alice, bob } = await openCast(db, { alice: 0n, bob: 0n });
  await payOn(db, '2024-01-30', [staffFunding, alice.accountId], 10_000n);
  await payOn(db, '2024-01-31', [alice.accountId, bob.accountId], 500n);
  await payOn(db, '2024-02-10', [alice.accountId, bob.accountId], 700n);
  await payOn(db, '2024-02-20', [alice.accountId, bob.accountId], 900n);
  await closeDaysBefore(db, today);
  await payOn(db, today, [alice.accountId, bob.accountId], 1_100n);
  await keepProof(db, await verifySealedBooks(db));
  await keepProof(db, await verifySealedBooks(db));
}

const byWeek = (tx: Tx) => verifyWithin(tx, { trustsSeals: true });
const byHand = (tx: Tx) => verifyWithin(tx, { withDetached: true });

type Damage = string | ((tx: Tx) => Promise<void>);

/** Damages the books in a transaction that is rolled back, as the owner with every trigger off. */
async function verdictAfter(
  db: Database,
  damages: readonly Damage[],
  verify: (tx: Tx) => Promise<Verdict> = byWeek,
): Promise<Verdict> {
  const undo = new Error('undo');
  let verdict: Verdict | undefined;
  const looked = db.tx(async (tx) => {
    for (const table of [
      'journal',
      'entry',
      'detached_entry',
      'claim',
      'closed_day',
      'proven_day',
      'sealed_month',
      'audit_event',
    ])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const damage of damages)
      await (typeof damage === 'string' ? tx.query(damage) : damage(tx));
    verdict = await verify(tx);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return verdict as Verdict;
}

const ofFebruary = `booked_at >= '2024-02-01' AND booked_at < '2024-03-01'`;
const ofToday = `booked_at >= '2024-03-02'`;
const changedBooks = 'every sealed month: its entries and journals are those it was sealed with';
const changedDays = 'every sealed month: its closed and proven days are those it was sealed with';
const provenDay = 'every proven day: its entries are those it was proven with';
const otherTrail = 'every seal of a month is as the trail has it, and there';

/** February's first payment says five cents more, and so does all that follows from it. */
const rewritten: string[] = [
  'UPDATE entry SET amount = amount + sign(amount)::bigint * 5 WHERE abs(amount) = 700',
  `UPDATE entry SET balance_after = balance_after + sign(amount)::bigint * 5
    WHERE abs(amount) IN (705, 900, 1100)`,
  `UPDATE account SET posted = (SELECT balance_after FROM entry WHERE account_id = account.id
    ORDER BY seq DESC LIMIT 1) WHERE owner_id IS NOT NULL AND entry_count > 0`,
  `UPDATE day_closing SET debits = debits + 5, credits = credits + 5
    WHERE day = '2024-02-10' AND gl_code = '2110'`,
];

// Damages by a hand in the tables to a sealed month, and what the proof has to say of each.
const damagesOfFebruary: [string, Damage[], RegExp[]][] = [
  [
    'an entry is raised',
    ['UPDATE entry SET amount = amount + 1 WHERE amount = 700'],
    [/those it was sealed with/, /every journal sums to zero/, /every proven day/],
  ],
  [
    'a balance after is changed',
    ['UPDATE entry SET balance_after = 7 WHERE amount = 700'],
    [/those it was sealed with/, /balance_after = the one before/],
  ],
  [
    'an entry is removed',
    ['DELETE FROM entry WHERE amount = 700'],
    [/those it was sealed with/, /exactly the entries it names/],
  ],
  [
    'a payment is gone with its journal and claim',
    [
      `DELETE FROM claim WHERE id IN (SELECT journal_id FROM entry WHERE amount = 700)`,
      `DELETE FROM journal WHERE id IN (SELECT journal_id FROM entry WHERE amount = 700)`,
      'DELETE FROM entry WHERE abs(amount) = 700',
    ],
    [/those it was sealed with/, /entries numbered 1 to their count/],
  ],
  [
    'a payment is moved into the open month',
    [`UPDATE entry SET booked_at = booked_at + interval '21 days' WHERE abs(amount) = 900`],
    [/those it was sealed with/, /every proven day/],
  ],
  [
    'a journal is removed',
    [`DELETE FROM journal WHERE ${ofFebruary}`],
    [/those it was sealed with/, /exactly the entries it names/],
  ],
  [
    'a journal appears that nobody ordered',
    [
      `INSERT INTO journal SELECT (jsonb_populate_record(journal, jsonb_build_object('id',
        gen_random_uuid(), 'claimed_at', NULL))).* FROM journal WHERE ${ofFebruary} LIMIT 1`,
    ],
    [/those it was sealed with/, /was claimed/],
  ],
  [
    'the claim of a journal is removed',
    [`DELETE FROM claim WHERE id IN (SELECT id FROM journal WHERE ${ofFebruary})`],
    [/was claimed/],
  ],
  [
    'a journal undoes nothing',
    [
      `UPDATE journal SET reverses = gen_random_uuid() WHERE id IN (SELECT id FROM journal
      WHERE ${ofFebruary} LIMIT 1)`,
    ],
    [/those it was sealed with/, /undoes a journal that exists/],
  ],
  [
    'a journal has another date',
    [`UPDATE journal SET business_date = business_date + 1 WHERE ${ofFebruary}`],
    [/those it was sealed with/],
  ],
  [
    'an account becomes one of another currency',
    [
      `UPDATE account SET currency = 'EUR' WHERE id IN (SELECT account_id FROM entry
      WHERE amount = 700)`,
    ],
    [/those it was sealed with/, /every journal sums to zero/],
  ],
  [
    'all that tells of a payment is rewritten',
    rewritten,
    [/those it was sealed with/, /proven day/],
  ],
  [
    'what a day was proven with is changed',
    [`UPDATE proven_day SET digest = '7 7' WHERE day = '2024-02-10'`],
    [/closed and proven days/, /every proven day/],
  ],
  [
    'what a balance is made of is changed after it',
    [
      `UPDATE account SET posted = posted + CASE WHEN owner_id IS NULL THEN 1 ELSE -1 END
       WHERE id IN (SELECT account_id FROM entry WHERE abs(amount) = 10000)`,
    ],
    [/balance = sum of entries/],
  ],
];

// Damages to what came after the sealed months.
const damagesOfToday: [string, Damage[], RegExp[]][] = [
  [
    'an entry is raised',
    [`UPDATE entry SET amount = amount + 1 WHERE amount > 0 AND ${ofToday}`],
    [/every journal sums to zero/],
  ],
  [
    'a balance goes on from elsewhere',
    [`UPDATE entry SET balance_after = balance_after + 5 WHERE amount > 0 AND ${ofToday}`],
    [/balance_after = the one before/],
  ],
  [
    'an entry takes the number of a sealed one, and its journal with it',
    [
      `UPDATE entry SET seq = 1 WHERE amount > 0 AND ${ofToday}`,
      `UPDATE journal SET seqs[2] = 1 WHERE ${ofToday}`,
    ],
    [/every entry: balance_after/],
  ],
  [
    'both entries of a payment are removed',
    [`DELETE FROM entry WHERE ${ofToday}`],
    [/exactly the entries it names/, /entries numbered 1 to their count/],
  ],
  ['a journal is removed', [`DELETE FROM journal WHERE ${ofToday}`], [/exactly the entries/]],
];

/** Makes the seals fit what is in the books, as an attacker would who knows how they are made. */
async function sealAnew(tx: Tx): Promise<void> {
  for (const seal of await readSealsToMake(tx, []))
    await tx.query('UPDATE sealed_month SET books = $2, days = $3 WHERE last_day = $1', [
      seal.lastDay,
      seal.books,
      seal.days,
    ]);
}

/** Writes lines of the trail for all seals, in the place of those there are. */
async function tellAnew(tx: Tx): Promise<void> {
  const seals = await readSealsToMake(tx, []);
  for (const seal of seals)
    await tx.query(
      `UPDATE audit_event SET details = $2 WHERE action = 'books.month_sealed'
        AND details ->> 'last' = $1`,
      [seal.lastDay, JSON.stringify(toldOf(seal))],
    );
}

/** Two people reopen the days from the twentieth of February on. */
const reopen = `
  ALTER TABLE day_reopening DROP CONSTRAINT day_reopening_proposed_by_fkey,
    DROP CONSTRAINT day_reopening_decided_by_fkey;
  INSERT INTO day_reopening (id, from_day, reason, proposed_by, proposed_at, decision, decided_by,
      decided_at, generation)
    VALUES (gen_random_uuid(), '2024-02-20', '', gen_random_uuid(), now(), 'approved',
      gen_random_uuid(), now(), 1)`;

async function kept(db: Database) {
  const { rows } = await db.query<{ seal: string }>(
    `SELECT first_day::text || ' ' || last_day::text || ' ' || generation::text AS seal
      FROM sealed_month ORDER BY last_day, generation`,
  );
  return rows.map(({ seal }) => seal);
}

describeOnBothEngines('months that were sealed', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    await openBooks(db);
  });

  test('are those that are over, closed and proven; the open one is none', async () => {
    expect(await kept(db)).toEqual(['2024-01-30 2024-01-31 0', '2024-02-01 2024-02-29 0']);
    for (const verify of [verifyBooks, verifyBooksOfEveryMonth, verifySealedBooks])
      expect(await verify(db)).toMatchObject({
        scope: 'full',
        journals: 5n,
        entries: 10n,
        findings: [],
        dayFindings: [],
        seals: [],
      });
    // A second proof that read the same keeps neither a second seal nor a second line.
    const again = await db.tx((tx) => readSealsToMake(tx, []));
    await keepProof(db, { ...(await verifySealedBooks(db)), seals: again });
    const { rows } = await db.query(`SELECT FROM audit_event WHERE action = 'books.month_sealed'`);
    expect([rows.length, (await kept(db)).length]).toEqual([2, 2]);
  });

  test('are read each week: each way to break one is found, and what is broken is named', async () => {
    const missed: string[] = [];
    for (const [name, sqls, promises] of [...damagesOfFebruary, ...damagesOfToday]) {
      const verdict = await verdictAfter(db, sqls);
      const all = brokenBy(verdict);
      for (const promise of promises)
        if (!all.some((finding) => promise.test(finding)))
          missed.push(`${name}: ${promise.source} is not among ${all.join(' · ')}`);
      if (verdict.findings.length === 0) missed.push(`${name}: stops no money`);
    }
    expect(missed).toEqual([]);
    const { findings } = await verdictAfter(db, rewritten);
    expect(findings).toMatchObject([
      { promise: changedBooks, places: ['2024-02'] },
      {
        promise: provenDay,
        places: ['2024-02-10', '2024-02-20'].map((day) => `${day}: 2 entries, proven with 2`),
      },
    ]);
  });

  test('alarm and stop no money where a closing of theirs is wrong', async () => {
    const verdict = await verdictAfter(db, [
      `UPDATE day_closing SET debits = debits + 1, closing = closing - 1
        WHERE day = '2024-02-29' AND gl_code = '2110'`,
    ]);
    expect(verdict.findings).toEqual([]);
    expect(brokenBy(verdict)).toEqual(
      expect.arrayContaining([changedDays, 'every closed day: debits and credits = its entries']),
    );
  });

  test('have seals that nobody changes, makes or takes away unseen', async () => {
    await expect(db.query('DELETE FROM sealed_month')).rejects.toThrow('append-only');
    const february = `WHERE last_day = '2024-02-29'`;
    const changed = `UPDATE sealed_month SET books = repeat('0', 64) ${february}`;
    expect(brokenBy(await verdictAfter(db, [changed]))).toEqual([otherTrail, changedBooks]);
    const gone = `DELETE FROM sealed_month ${february}`;
    expect((await verdictAfter(db, [gone])).findings).toMatchObject([
      { promise: otherTrail, places: ['2024-02-29'] },
    ]);
    const untold = `DELETE FROM audit_event WHERE action = 'books.month_sealed'`;
    expect(brokenBy(await verdictAfter(db, [untold]))).toEqual([otherTrail]);
    // The trail says otherwise, so no seal is trusted and the rewritten payment is named, too.
    expect(brokenBy(await verdictAfter(db, [...rewritten, sealAnew]))).toEqual([
      otherTrail,
      provenDay,
    ]);
    // A second seal, as after a reopening, is of the same entries.
    const second = `
      WITH made AS (INSERT INTO sealed_month (first_day, last_day, generation, proof_id, entries,
          journals, books, days)
        SELECT first_day, last_day, 1, proof_id, entries, journals, repeat('0', 64), days
          FROM sealed_month ${february} RETURNING *)
      INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
        SELECT gen_random_uuid(), at, actor, action, subject, request_id, address,
            details || jsonb_build_object('generation', '1', 'books', repeat('0', 64))
          FROM audit_event CROSS JOIN made
         WHERE action = 'books.month_sealed' AND details ->> 'last' = '2024-02-29'`;
    expect(brokenBy(await verdictAfter(db, [second]))).toContain(
      'every seal of a month is of the same entries and journals',
    );
  });

  test('whose trail was rewritten with them are found by the proof by hand', async () => {
    const redated = 'UPDATE entry SET value_date = value_date + 1 WHERE abs(amount) = 700';
    const all = [redated, sealAnew, tellAnew];
    // The proof of the trail names the line; that of the books believes it.
    expect(brokenBy(await verdictAfter(db, all))).toEqual([]);
    expect(brokenBy(await verdictAfter(db, all, byHand))).toEqual([provenDay]);
  });

  test('are gone on from when months before them are detached, and attached again', async () => {
    await detach(db, 'entry_first');
    expect(await verifySealedBooks(db)).toMatchObject({ entries: 6n, findings: [], seals: [] });
    expect(brokenBy(await verdictAfter(db, rewritten))).toEqual([
      changedBooks,
      provenDay,
      changedDays,
    ]);
    // The proof by hand compares the seal of a detached month, too.
    const detached = `UPDATE detached_entry SET value_date = value_date + 1 WHERE amount = 500`;
    expect(brokenBy(await verdictAfter(db, [detached]))).toEqual([]);
    expect(brokenBy(await verdictAfter(db, [detached], byHand))).toEqual([changedBooks, provenDay]);
    await attach(db, 'entry_first');
    expect(await verifySealedBooks(db)).toMatchObject({ entries: 10n, findings: [], seals: [] });
  });

  test('are proven whole once they were reopened, and sealed again with the same books', async () => {
    await db.query(reopen);
    expect(brokenBy(await verdictAfter(db, rewritten))).toEqual([provenDay]);
    await closeDaysBefore(db, today);
    await keepProof(db, await verifySealedBooks(db));
    expect(await kept(db)).toHaveLength(2);
    await keepProof(db, await verifySealedBooks(db));
    expect((await kept(db)).slice(1)).toEqual([
      '2024-02-01 2024-02-29 0',
      '2024-02-01 2024-02-29 1',
    ]);
    expect(brokenBy(await verifySealedBooks(db))).toEqual([]);
    expect(brokenBy(await verdictAfter(db, rewritten))).toEqual([
      changedBooks,
      provenDay,
      changedDays,
    ]);
  });
});
