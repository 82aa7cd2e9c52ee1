import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bankParts, nouns } from '../../server/nouns.ts';
import type { Queryable } from '../../server/db/database.ts';
import type { CustomerClosing } from '../../server/people/users/closing.ts';
import { turnOn } from '../support/second-factor.ts';
import { makeThing } from '../support/their-objects.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/** The name of a column that refers to a person, or to something that belongs to one. */
const namesOne =
  '(^|_)(user|owner|person|customer|payer|payee|sender|account|transfer|order|loan|session)_id$';

/**
 * The tables of a database that refer to a person: by a foreign key, also through other tables, or
 * by a column's name, because busy tables have no foreign keys.
 */
async function findTablesOfPeople(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `WITH RECURSIVE referring (id) AS (
       SELECT oid FROM pg_class WHERE oid IN ('users'::regclass, 'owner'::regclass)
       UNION SELECT conrelid FROM pg_constraint JOIN referring ON confrelid = referring.id
        WHERE contype = 'f')
     SELECT DISTINCT c.relname::text AS name FROM pg_class c JOIN pg_attribute a
       ON a.attrelid = c.oid
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
        AND NOT c.relispartition
        AND (c.oid IN (SELECT id FROM referring) OR a.attname ~ $1)
      ORDER BY name`,
    [namesOne],
  );
  return rows.map(({ name }) => name);
}

const tablesOf = (closings: readonly CustomerClosing[]) =>
  closings.flatMap(({ tables }) => Object.keys(tables));

const namedTables = [
  ...tablesOf(bankParts.closings),
  ...nouns.flatMap(({ tablesOfStaff = [] }) => tablesOfStaff),
];

/** The tables of people that neither a noun nor the list of the staff's tables names. */
async function findUnnamed(db: Queryable): Promise<string[]> {
  const named = new Set(namedTables);
  return (await findTablesOfPeople(db)).filter((name) => !named.has(name));
}

const { bank, staff, ask, customer } = useSharedDesk();

test('every table that refers to a customer is named by the noun it belongs to, once [L-291]', async () => {
  const { db } = bank().bank;
  expect(await findUnnamed(db)).toEqual([]);
  const { rows } = await db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('r', 'p') AND relname = ANY ($1)`,
    [namedTables],
  );
  // None is named twice, and none that is not there.
  expect(rows.map(({ name }) => name).toSorted()).toEqual(namedTables.toSorted());
});

test('a new table that refers to a customer is found by key or column name', async () => {
  const owner = await bank().bank.openSnapshot();
  const made = {
    made_up_nickname: 'customer_id uuid, name text',
    made_up_pet: 'id uuid PRIMARY KEY, belongs_to uuid REFERENCES users (id)',
    made_up_toy: 'pet uuid REFERENCES made_up_pet (id)',
    made_up_weather: 'day date, customers bigint',
  };
  try {
    for (const [name, columns] of Object.entries(made))
      await owner.query(`CREATE TABLE ${name} (${columns})`);
    expect(await findUnnamed(owner)).toEqual(['made_up_nickname', 'made_up_pet', 'made_up_toy']);
  } finally {
    await owner.query(`DROP TABLE IF EXISTS ${Object.keys(made).toReversed().join(', ')}`);
    await owner.close();
  }
});

/** Conditions for the rows of a person, where no column `user_id` says so. */
const belongs: Readonly<Record<string, string>> = {
  saved_application: 'id = $1',
  account_origin: 'account_id IN (SELECT account_id FROM customer_account WHERE user_id = $1)',
};

/** Rows of a person in the tables whose rows go with them. */
async function countDeletable(personId: string): Promise<Record<string, number>> {
  const tables = bankParts.closings.flatMap(({ tables: fates }) =>
    Object.entries(fates).flatMap(([table, fate]) => (fate === 'deleted' ? [table] : [])),
  );
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await bank().bank.db.query(
      `SELECT FROM ${table} WHERE ${belongs[table] ?? 'user_id = $1'}`,
      [personId],
    );
    counts[table] = rows.length;
  }
  return counts;
}

test('what a noun says is deleted with a customer is gone, all of it', async () => {
  const nora = await customer();
  await makeThing(bank(), nora, 'feed');
  // Writes a notice, so that there is one to delete.
  await turnOn(bank().call, nora);
  await ask(nora, 'PUT', '/api/loans/saved', { loanAmount: '100' });
  await ask(nora, 'PUT', `/api/users/accounts/savings/${nora.savings.number}/goal`, {
    name: 'The cottage',
    amount: 18_000,
  });
  await ask(nora, 'POST', '/api/transfers/searches', { name: 'Rent', filter: { search: 'rent' } });
  await bank().bank.db.query(
    `INSERT INTO sorted_payee (user_id, payee, category) VALUES ($1, 'local 1 2', 'Rent')`,
    [nora.id],
  );
  await bank().bank.db.query(
    `INSERT INTO payee_nickname (user_id, payee, nickname) VALUES ($1, 'local 1 2', 'Mom')`,
    [nora.id],
  );
  await bank().bank.db.query(
    `INSERT INTO shown_moment (user_id, kind, about, shown_at)
     VALUES ($1, 'first_money', $1, now())`,
    [nora.id],
  );
  await bank().bank.db.query(
    `INSERT INTO former_contact (user_id, phone, address, changed_at) VALUES ($1, '', '', now())`,
    [nora.id],
  );
  await bank().bank.db.query(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, sign_count, name, transports,
       created_at) VALUES ($1, $2, $3, $4, 0, 'Phone', '{}', now())`,
    [randomUUID(), nora.id, randomBytes(16), randomBytes(32)],
  );
  await bank().bank.db.query(
    `INSERT INTO account_origin (account_id, seq, moved_in, moved_out, other_in, other_out)
     SELECT account_id, 1, 0, 0, 0, 0 FROM customer_account WHERE user_id = $1 LIMIT 1`,
    [nora.id],
  );
  const before = await countDeletable(nora.id);
  expect(
    Object.entries(before).filter(([, count]) => count === 0),
    'each of these tables needs a row of nora, made above',
  ).toEqual([]);
  expect((await ask(staff(), 'DELETE', `/api/admin/users/${nora.id}`)).status).toBe(200);
  const after = await countDeletable(nora.id);
  expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
});
