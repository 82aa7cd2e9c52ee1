import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { openCast, transferPlan } from '../../tests/support/ledger-people.ts';
import type { Database } from '../db/database.ts';
import { postWithin } from './postgresql/post.ts';

const tables = ['journal', 'entry', 'activity', 'claim'] as const;

const changes: [string, (table: string) => string][] = [
  [
    'changed',
    (table) =>
      `UPDATE ${table}
        SET ${{ journal: 'memo = memo', entry: 'amount = amount', activity: 'transfer_id = transfer_id', claim: 'request_id = request_id' }[table]}`,
  ],
  ['deleted', (table) => `DELETE FROM ${table}`],
  ['emptied', (table) => `TRUNCATE ${table}`],
];

async function fill(db: Database): Promise<void> {
  const { alice, bob } = await openCast(db, { alice: 5n, bob: 0n });
  await db.tx((tx) =>
    postWithin(tx, [
      transferPlan(alice.accountId, bob.accountId, 1n, {
        activities: [{ ...alice, transferId: alice.ownerId }],
      }),
    ]),
  );
}

describeOnBothEngines('the books', (open) => {
  let owner: Database;
  let application: Database;
  beforeAll(async () => {
    owner = await open({ as: 'tool', fsync: false });
    await fill(owner);
    application = await open({ fsync: false });
    await fill(application);
  });

  const cases = tables.flatMap((table) =>
    changes.map(([word, sql]) => [table, word, sql(table)] as const),
  );

  test('are written by the bank’s own posting function alone', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT DISTINCT proname AS name FROM pg_proc WHERE proname IN ('bank_post', 'ledger_post',
        'ledger_claim', 'ledger_write_journals')
         AND has_function_privilege('larkmoor_app', oid, 'EXECUTE')`,
    );
    expect(rows).toEqual([{ name: 'bank_post' }]);
  });

  test.each(cases)(
    '%s rows cannot be %s, not even by the owner of the database',
    async (_table, _word, sql) => {
      await expect(owner.query(sql)).rejects.toThrow(/append-only|is final/);
    },
  );

  test.each(cases)(
    '%s rows cannot be %s by the application [S-61 L-269]',
    async (_table, _word, sql) => {
      await expect(application.query(sql)).rejects.toThrow(/permission denied/);
    },
  );

  test.each([
    ['a balance', 'UPDATE account SET posted = posted + 1'],
    ['money on hold', 'UPDATE account SET held = 0'],
    ['a limit', 'UPDATE account SET overdraft_limit = 100, hard_floor = -100'],
    [
      'an account that starts with money',
      `INSERT INTO account (id, gl_code, currency, posted)
        VALUES (gen_random_uuid(), '2110', 'USD', 5)`,
    ],
    [
      'an entry',
      `INSERT INTO entry SELECT account_id, seq + 1, amount, balance_after, booked_at, value_date,
        journal_id FROM entry`,
    ],
    [
      'a hold',
      `INSERT INTO hold SELECT gen_random_uuid(), id, 1, 1, 'card', now(), now() FROM account`,
    ],
    ['a counter', `INSERT INTO usage_counter (id, total) VALUES (gen_random_uuid(), 1)`],
    ['the chart of accounts', `UPDATE gl_account SET name = ''`],
    ['the number of a list', 'UPDATE owner SET activity_count = 9'],
  ])('the application cannot write %s by itself', async (_name, sql) => {
    await expect(application.query(sql)).rejects.toThrow(/permission denied/);
  });

  test.each(['users', 'customer_account', 'transfer', 'check_deposit', 'loan', 'contact_message'])(
    'the application deletes no row of %s',
    async (table) => {
      await expect(application.query(`DELETE FROM ${table}`)).rejects.toThrow(/permission denied/);
    },
  );

  test('no balance goes below its hard floor, whoever writes it', async () => {
    await expect(
      owner.query('UPDATE account SET posted = -1 WHERE owner_id IS NOT NULL'),
    ).rejects.toThrow('account_above_hard_floor');
  });

  test('an account with money in it cannot be closed', async () => {
    await expect(
      application.query(`UPDATE account SET status = 'closed' WHERE posted > 0`),
    ).rejects.toThrow('account_closed_is_empty');
  });
});
