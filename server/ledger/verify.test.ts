import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { openCast, transferPlan } from '../../tests/support/ledger-people.ts';
import type { Database } from '../db/database.ts';
import { grantOneUse } from './postgresql/one-use.ts';
import { placeHold } from './postgresql/holds.ts';
import { postWithin } from './postgresql/post.ts';
import { verifyBooks, verifyWithin, type Verdict } from './verify.ts';

// The damage that a hand in the tables could do, with all guards off, and the promise it breaks.
const damages: [string, string, RegExp][] = [
  [
    'a balance is raised',
    `UPDATE account SET posted = posted + 1 WHERE owner_id IS NOT NULL`,
    /balance = sum of entries/,
  ],
  [
    'an entry is raised',
    `UPDATE entry SET amount = amount + 1 WHERE seq = 2`,
    /every journal sums to zero/,
  ],
  [
    'an entry is removed',
    `DELETE FROM entry WHERE seq = 2 AND amount > 0`,
    /exactly the entries it names/,
  ],
  [
    'an entry is renumbered',
    `UPDATE entry SET seq = 9 WHERE seq = 2 AND amount > 0`,
    /numbered 1 to their count/,
  ],
  [
    'a balance_after is changed',
    `UPDATE entry SET balance_after = 7 WHERE seq = 1 AND amount > 0`,
    /balance_after = the one before/,
  ],
  [
    'an entry is moved back in time',
    `UPDATE entry SET booked_at = booked_at - interval '1 day' WHERE seq = 2 AND amount < 0`,
    /booked no earlier/,
  ],
  [
    'a claim is removed',
    `DELETE FROM claim WHERE id IN (SELECT id FROM journal LIMIT 1)`,
    /every journal was claimed/,
  ],
  [
    'a posted claim is turned into a refusal',
    `UPDATE claim SET answer = NULL, refusal_code = 'X', refusal_params = '{}'`,
    /no refused claim has one/,
  ],
  ['a hold is removed', 'DELETE FROM hold', /held = what remains/],
  ['a line of a list is removed', 'DELETE FROM activity WHERE seq = 1', /list is numbered/],
  [
    'an approval is spent by nobody',
    'UPDATE one_use SET used_by = gen_random_uuid()',
    /spent by a claim/,
  ],
  [
    'a closed day begins elsewhere',
    'UPDATE day_closing SET opening = opening + 1, closing = closing + 1',
    /opening = the closing before/,
  ],
  [
    'a closed day is changed',
    'UPDATE day_closing SET debits = debits + 1, closing = closing - 1',
    /debits and credits = its entries/,
  ],
  [
    'a line of a closed day is removed',
    `DELETE FROM day_closing WHERE gl_code = '2110'`,
    /debits and credits = its entries/,
  ],
  [
    'a closed day ends earlier',
    `UPDATE closed_day SET until_at = until_at - interval '1 day' + interval '1 minute'
      WHERE day = '2026-11-21'`,
    /debits and credits = its entries/,
  ],
  [
    'a closed day begins later',
    `UPDATE closed_day SET from_at = from_at + interval '1 minute' WHERE day = '2026-11-21'`,
    /begins where the day before it ended/,
  ],
  [
    'a closed day is opened',
    `UPDATE period_lock SET closed_until = closed_until - interval '1 minute'`,
    /nothing can be booked into it/,
  ],
  [
    'an account is booked ahead of the clock',
    `UPDATE account SET last_booked_at = now() + interval '1 minute' WHERE owner_id IS NOT NULL`,
    /in the future/,
  ],
  [
    'a journal is dated another day',
    `WITH dated AS (UPDATE period_lock SET dated_since = '-infinity') UPDATE journal
      SET business_date = business_date + 1`,
    /the day it was booked on/,
  ],
  [
    'a reversal of nothing appears',
    'UPDATE journal SET reverses = gen_random_uuid()',
    /undoes a journal that exists/,
  ],
];

async function openBooks(db: Database): Promise<void> {
  const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 5_00n });
  const activities = [1, 2].map(() => ({
    ownerId: alice.ownerId,
    transferId: alice.ownerId,
  }));
  await db.tx(async (tx) => {
    await postWithin(tx, [transferPlan(alice.accountId, bob.accountId, 1n, { activities })]);
    await grantOneUse(tx, {
      id: alice.ownerId,
      ownerId: alice.ownerId,
      digest: 'ab',
      expiresAt: Temporal.Now.instant(),
    });
    await placeHold(tx, {
      id: bob.ownerId,
      accountId: bob.accountId,
      amountMinor: 1n,
      kind: 'card',
      placedAt: Temporal.Now.instant(),
      expiresAt: Temporal.Now.instant(),
    });
    await tx.query(`SELECT ledger_lock_period('2026-11-22T05:00Z')`);
    await tx.query(
      `INSERT INTO closed_day (day, from_at, until_at, closed_at)
       SELECT day, day::timestamp AT TIME ZONE 'America/New_York',
         (day + 1)::timestamp AT TIME ZONE 'America/New_York', now()
         FROM unnest('{2026-11-20, 2026-11-21}'::date[]) AS day`,
    );
    await tx.query(
      `INSERT INTO day_closing (day, gl_code, currency, opening, debits, credits, closing, entries)
       SELECT '2026-11-21', gl_code, currency, 0, sum(greatest(-amount, 0)), sum(greatest(amount,
         0)), sum(amount), count(*)
         FROM entry JOIN account ON account.id = entry.account_id GROUP BY gl_code, currency`,
    );
  });
}

describeOnBothEngines('the proof of the books', (open) => {
  test('finds nothing in books that are right, and each way to break them', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openBooks(db);
    expect(await verifyBooks(db)).toMatchObject({
      accounts: 38n,
      journals: 3n,
      entries: 6n,
      findings: [],
      dayFindings: [],
    });

    const missed: string[] = [];
    for (const [name, sql, promise] of damages) {
      const found = await findingsAfter(db, sql);
      if (!found.some((finding) => promise.test(finding)))
        missed.push(`${name}: only ${found.join(' · ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);
  });
});

const everyFinding = ({ findings, dayFindings }: Verdict) => [...findings, ...dayFindings];

/** Damages the books in a transaction that is rolled back, as the owner with every trigger off. */
async function findingsAfter(db: Database, sql: string): Promise<string[]> {
  const undo = new Error('undo');
  let found: string[] = [];
  const looked = db.tx(async (tx) => {
    for (const table of ['journal', 'entry', 'activity', 'claim'])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await tx.query(sql);
    found = everyFinding(await verifyWithin(tx)).map(({ promise }) => promise);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}
