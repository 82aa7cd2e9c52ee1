import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPeople, countPeople } from '../../server/staff/admin/people-store.ts';
import type { Queryable } from '../../server/db/database.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
const asStaff = (path: string) => testBank.call('GET', path, { token: testBank.cast.admin.token });
const search = (text: string) =>
  asStaff(`/api/admin/user-search?search=${encodeURIComponent(text)}`);
const namesFor = async (text: string): Promise<string[]> =>
  (await search(text)).body.users.map(({ username }: { username: string }) => username);

/** Adds people as registration leaves them, but hashes no passwords: that would take too long. */
async function addPeople(count: number): Promise<void> {
  const { db } = testBank.bank;
  await db.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role,
      full_name, phone, created_at)
     SELECT md5('extra' || n)::uuid, 'extra.' || n, 'extra.' || n, n || '@crowd.example',
       n || '@crowd.example', '', 'user', 'One Of Many', '',
       '2001-01-01'::timestamptz + n * interval '1 hour'
       FROM generate_series(1, $1::int) AS n`,
    [count],
  );
}

beforeAll(async () => {
  testBank = await openTestBank();
  const { alice, bruno } = testBank.cast;
  const { db } = testBank.bank;
  await db.query(
    `UPDATE users SET full_name = 'Alíce Ames-Okafor', phone = '(212) 555-0117' WHERE id = $1`,
    [alice.id],
  );
  const body = localTransferBody(
    alice,
    { name: 'Bruno', account: bruno.checking.number },
    1234.56,
    { reference: 'Rent of May, flat 7c' },
  );
  expectStatus(
    await testBank.call('POST', '/api/transfers/local', { token: alice.token, body }),
    201,
  );
  await testBank.worker.runAll();
});
afterAll(() => testBank.close());

describe('a person is found by any part of [L-338]', () => {
  test.each([
    ['the username', 'ICE.AM', ['alice.ames']],
    ['the full name, with or without accents', 'alice ames-ok', ['alice.ames']],
    ['the telephone number as it is written', '(212) 555-01', ['alice.ames']],
    ['the telephone number by its digits', '5550117', ['alice.ames']],
    ['the telephone number in other groups', '212 555 0117', ['alice.ames']],
    ['two letters, which find the beginnings of words', 'am', ['alice.ames']],
    [
      'a payment’s reference, for who paid and who was paid',
      'Rent of May',
      ['bruno.bell', 'alice.ames'],
    ],
    ['the word of a reference', '7c flat', ['bruno.bell', 'alice.ames']],
    ['the amount of a payment', '$1,234.56', ['bruno.bell', 'alice.ames']],
    ['the amount with a decimal comma', '1234,56', ['bruno.bell', 'alice.ames']],
    ['nothing of the kind', 'xylophone', []],
    ['a sign that means anything elsewhere', '%', []],
  ])('%s', async (_, text, names) => {
    expect((await namesFor(text)).toSorted()).toEqual(names.toSorted());
  });

  test('the account number, plain and as it is printed [D-75]', async () => {
    const { number } = testBank.cast.alice.savings;
    expect(await namesFor(number.slice(2))).toContain('alice.ames');
    expect(await namesFor(number.replaceAll(/(\d{3})(?=\d)/g, '$1 '))).toEqual(['alice.ames']);
    expect(await namesFor(testBank.cast.alice.id)).toEqual(['alice.ames']);
  });

  test('what was changed is found, what was before and the deleted are not [D-75]', async () => {
    const { db } = testBank.bank;
    const { carla } = testBank.cast;
    await db.query(
      `UPDATE users SET phone = '+44 7700 900123', email = 'carla@elsewhere.example' WHERE id = $1`,
      [carla.id],
    );
    expect(await namesFor('447700')).toEqual(['carla.cole']);
    expect(await namesFor('carla@elsewhere')).toEqual(['carla.cole']);
    expect(await namesFor(carla.email)).toEqual([]);
  });
});

describe('the list', () => {
  const count = 3_000;
  beforeAll(() => addPeople(count));

  test('is paged both ways beside a person, at any depth, without gap or repetition [L-017 L-338]', async () => {
    const everybody = (
      await testBank.bank.db.query<{ id: string }>(
        'SELECT user_id AS id FROM person_search ORDER BY created_at DESC, user_id DESC',
      )
    ).rows;
    const ids = everybody.map(({ id }) => id);
    const page = async (query: string) => {
      const { body } = await asStaff(`/api/admin/user-search?limit=50${query}`);
      return { ...body, ids: body.users.map(({ _id }: { _id: string }) => _id) };
    };
    const first = await page('');
    expect(first).toMatchObject({
      ids: ids.slice(0, 50),
      total: count + 4,
      totalIsCapped: false,
      hasNewer: false,
      hasOlder: true,
    });
    expect(await page(`&after=${ids[1_999]}`)).toMatchObject({
      ids: ids.slice(2_000, 2_050),
      hasNewer: true,
      hasOlder: true,
    });
    expect(await page(`&before=${ids[2_000]}`)).toMatchObject({
      ids: ids.slice(1_950, 2_000),
      hasNewer: true,
      hasOlder: true,
    });
    expect(await page(`&before=${ids[50]}`)).toMatchObject({
      ids: ids.slice(0, 50),
      hasNewer: false,
    });
    expect(await page(`&after=${ids.at(-2)}`)).toMatchObject({
      ids: ids.slice(-1),
      hasOlder: false,
    });
  });

  test('says when more match than are counted', async () => {
    expect((await search('crowd.example')).body).toMatchObject({
      total: 1_000,
      totalIsCapped: true,
    });
    expect((await search('extra.2999')).body).toMatchObject({ total: 1, totalIsCapped: false });
  });

  test('is read along its indexes: a page by its place, a rare part by its letters', async () => {
    const plans: string[] = [];
    const { db } = testBank.bank;
    const explaining = (on: Queryable): Queryable =>
      ({
        query: async (text: string, values: unknown[]) => {
          plans.push(
            (await on.query<Record<string, string>>(`EXPLAIN ${text}`, values)).rows
              .map((row) => row['QUERY PLAN'])
              .join('\n'),
          );
          return await on.query(text, values);
        },
      }) as unknown as Queryable;
    let explained = explaining(db);
    const { rows } = await db.query<{ id: string }>(
      'SELECT user_id AS id FROM person_search ORDER BY created_at LIMIT 1 OFFSET 100',
    );
    await findPeople(
      explained,
      { patterns: [], ids: [] },
      { beside: { id: rows[0]?.id ?? '', direction: 'older' }, limit: 51 },
    );
    // A few thousand are read in one go as fast; that half a million need not be is the question.
    await db.tx(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      explained = explaining(tx);
      await findPeople(
        explained,
        { patterns: ['%extra.2999%'], ids: [testBank.cast.alice.id] },
        { limit: 51 },
      );
      await countPeople(explained, { patterns: ['%extra.2999%'], ids: [] }, 1_001);
    });
    expect(plans[0]).toMatch(/Index (Only )?Scan .*person_search_newest_first/);
    expect(plans[1]).toContain('person_search_by_part');
    expect(plans[2]).toContain('person_search_by_part');
    expect(plans[0]).not.toContain('Seq Scan on person_search');
  });

  test('counts everybody who is not deleted, without counting', async () => {
    const { db } = testBank.bank;
    const { body } = await testBank.call('GET', '/api/admin/users', {
      token: testBank.cast.admin.token,
    });
    expect(body).toHaveLength(1_000);
    await testBank.call('DELETE', `/api/admin/users/${testBank.cast.carla.id}`, {
      token: testBank.cast.admin.token,
    });
    const { body: after } = await asStaff('/api/admin/user-search');
    const { rows } = await db.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM users WHERE deleted_at IS NULL',
    );
    expect([after.total, rows[0]?.count]).toEqual([count + 3, BigInt(count + 3)]);
    expect(await namesFor('carla')).toEqual([]);
  });
});

test('the person opened last comes first, once each, for oneself alone [D-75 L-338]', async () => {
  const { alice, bruno } = testBank.cast;
  for (const { id } of [alice, bruno, alice]) await asStaff(`/api/admin/users/${id}`);
  const { body } = await asStaff('/api/admin/recent-users');
  expect(body.users.map(({ username }: { username: string }) => username)).toEqual([
    'alice.ames',
    'bruno.bell',
  ]);
});

describe('beside each person of the list stands', () => {
  test('what their open accounts hold together; of staff nothing', async () => {
    const { alice, bruno, admin } = testBank.cast;
    const balances = async () => {
      const { body } = await search('');
      return new Map<string, unknown>(
        body.users.map(({ _id, balance }: { _id: string; balance: unknown }) => [_id, balance]),
      );
    };
    const before = await balances();
    const body = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 0.07, {
      reference: 'Seven cents',
    });
    expectStatus(
      await testBank.call('POST', '/api/transfers/local', { token: alice.token, body }),
      201,
    );
    const after = await balances();
    for (const { id, token } of [alice, bruno]) {
      const { accounts } = (await testBank.call('GET', '/api/users/accounts', { token })).body;
      const total = accounts.reduce(
        (sum: number, { balance }: { balance: number }) => sum + Math.round(balance * 100),
        0,
      );
      expect(after.get(id)).toBe(total / 100);
    }
    expect(after.get(alice.id)).not.toBe(before.get(alice.id));
    expect(after.get(admin.id)).toBeNull();
  });

  test('when they were last seen, also after they have logged out; never where they never were', async () => {
    const { db } = testBank.bank;
    const { bruno } = testBank.cast;
    const seen = async (name: string): Promise<string | null> =>
      (await search(name)).body.users[0].lastSeenAt;
    expect(await seen('extra.2999')).toBeNull();
    const token = await testBank.freshToken(bruno);
    const whileIn = await seen('bruno.bell');
    expect(whileIn).not.toBeNull();
    expectStatus(await testBank.call('POST', '/api/users/logout', { token }), 204);
    await db.query('DELETE FROM session WHERE user_id = $1', [bruno.id]);
    const left = await seen('bruno.bell');
    expect(
      Temporal.Instant.from(left ?? '')
        .until(testBank.bank.clock.now())
        .total('minutes'),
    ).toBeLessThan(5);
  });

  test('only for whoever may see customers, and the trail says whom they saw', async () => {
    const { alice } = testBank.cast;
    expect(
      (await testBank.call('GET', '/api/admin/user-search', { token: alice.token })).status,
    ).toBe(403);
    await search('alice.ames');
    const { rows } = await testBank.bank.db.query<{ people: string }>(
      `SELECT details ->> 'people' AS people FROM audit_event WHERE action = 'users.searched'
        ORDER BY at DESC LIMIT 1`,
    );
    expect(rows[0]?.people).toBe(alice.id);
  });

  test('found by the indexes of the person, however many people there are', async () => {
    const { db } = testBank.bank;
    const plans: string[] = [];
    await db.tx(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const explained = {
        query: async (text: string, values: unknown[]) => {
          plans.push(
            (await tx.query<Record<string, string>>(`EXPLAIN ${text}`, values)).rows
              .map((row) => row['QUERY PLAN'])
              .join('\n'),
          );
          return await tx.query(text, values);
        },
      } as unknown as Queryable;
      await findPeople(explained, { patterns: [], ids: [] }, { limit: 51 });
    });
    for (const index of ['customer_account_by_user', 'session_by_user', 'known_device_pkey'])
      expect(plans[0]).toContain(index);
    expect(plans[0]).not.toMatch(/Seq Scan on (account|customer_account|session|known_device)\b/);
  });
});
