import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../fixtures/people.ts';
import { refusalOf } from '../support/answers.ts';
import { readCsv } from '../support/read-csv.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { listOrders } from '../support/many-orders.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.stopJobs();
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

const address = '/api/transfers/searches';
const save = (body: unknown, { token }: Pick<Person, 'token'> = testBank.cast.alice) =>
  testBank.call('POST', address, { token, body });
const listOf = async ({ token }: Pick<Person, 'token'>) =>
  (await testBank.call('GET', address, { token })).body.searches;
const remove = (id: string, { token }: Pick<Person, 'token'>) =>
  testBank.call('DELETE', `${address}/${id}`, { token });
const audited = async () =>
  (
    await testBank.bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE action LIKE 'search.%' ORDER BY at`,
    )
  ).rows.map(({ action }) => action);

test('a search is saved once, is its owner’s alone, and goes when removed [D-65]', async () => {
  const { alice, bruno, carla } = testBank.cast;
  const rent = {
    name: 'Rent',
    filter: {
      search: 'rent',
      type: 'debit',
      amountFrom: '800',
      amountTo: '950.5',
      days: 'This month',
    },
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(rent)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.search._id}`)).size).toBe(1);
  expect(await listOf(alice)).toEqual([{ _id: answers[0]?.body.search._id, ...rent }]);
  const other = await save({ name: 'RENT', filter: { search: 'other' } });
  expect([other.status, other.body.code, Object.keys(other.body.fields)]).toEqual([
    409,
    'SEARCH_NAME_TAKEN',
    ['name'],
  ]);
  expect([await listOf(bruno), (await remove(answers[0]?.body.search._id, bruno)).status]).toEqual([
    [],
    404,
  ]);
  expect([(await save(rent, carla)).body.code, await listOf(carla)]).toEqual([
    'ACCOUNT_SUSPENDED',
    [],
  ]);
  const gone = [
    await remove(answers[0]?.body.search._id, alice),
    await remove(answers[0]?.body.search._id, alice),
  ];
  expect(gone.map(({ status }) => status)).toEqual([200, 404]);
  expect([await listOf(alice), await audited()]).toEqual([[], ['search.saved', 'search.removed']]);
});

test('at most twenty are kept, also at once; nonsense is refused by name', async () => {
  const { bruno } = testBank.cast;
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, index) =>
      save({ name: `No. ${index}`, filter: { search: `no. ${index}` } }, bruno),
    ),
  );
  expect(answers.map((one) => refusalOf(one) ?? 'saved').toSorted()).toEqual([
    ...Array(3).fill('SEARCHES_FULL'),
    ...Array(20).fill('saved'),
  ]);
  expect(await listOf(bruno)).toHaveLength(20);
  const fieldsOf = async (body: unknown) => (await save(body, bruno)).body.fields;
  expect(await fieldsOf({ name: ' ', filter: {} })).toEqual({
    name: 'Name is required.',
    filter: 'There is nothing to save: please search or filter first.',
  });
  expect(await fieldsOf({ name: 'x', filter: { amountFrom: '2', amountTo: '1' } })).toEqual({
    'filter.amountFrom': 'The lowest amount can’t be higher than the highest.',
  });
  expect(
    await fieldsOf({ name: 'x'.repeat(41), filter: { type: 'both', amountTo: '-1', page: 2 } }),
  ).toMatchObject({
    name: 'At most 40 characters.',
    'filter.type': 'Type must be credit or debit.',
    'filter.amountTo': 'Please type the amount like 45.67.',
    'filter.page': 'Unknown field.',
  });
  // When a customer leaves the bank, their saved searches are deleted.
  expect(
    (
      await testBank.call('DELETE', `/api/admin/users/${bruno.id}`, {
        token: testBank.cast.admin.token,
      })
    ).status,
  ).toBe(200);
  expect(
    (await testBank.bank.db.query('SELECT FROM saved_search WHERE user_id = $1', [bruno.id])).rows,
  ).toEqual([]);
});

test('the CSV holds what its filter leaves, with harmless text and signed amounts [S-51]', async () => {
  const { alice } = testBank.cast;
  const cents = Array.from({ length: 700 }, (_, index) => ({
    amountMinor: BigInt(100 + index),
    reference: '=1+1',
  }));
  await listOrders(testBank.bank, alice, cents);
  const abroad = {
    currency: 'EUR',
    amountMinor: 20_000n,
    debitedUsdMinor: 23_195n,
    feeMinor: 495n,
    status: 'approved',
  } as const;
  await listOrders(testBank.bank, alice, [{ ...abroad, recipientName: 'Ines "Café" Łódź' }]);
  const csvOf = async (query: string) => {
    const { status, body, headers } = await testBank.call(
      'GET',
      `/api/transfers/transactions.csv?${query}`,
      { token: alice.token },
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return readCsv(body as string).slice(1);
  };
  const all = await csvOf('');
  const { body: list } = await testBank.call('GET', '/api/transfers/transactions?limit=500', {
    token: alice.token,
  });
  expect(all).toHaveLength(702);
  expect(all.slice(0, 500).map(([id]) => id)).toEqual(
    list.transfers.map(({ _id }: { _id: string }) => _id),
  );
  const parties = ['Ines "Café" Łódź', 'Orchard Savings', '518830271', alice.savings.number];
  expect(all[0]?.slice(7)).toEqual([
    'Ines "Café" Łódź',
    ...parties,
    'Groceries',
    'Groceries',
    'Local transfer',
    'debit',
    'Completed',
    '',
    '-200.00',
    'EUR',
    '-231.95',
    '4.95',
    '200.00 EUR',
  ]);
  const some = await csvOf('amountFrom=1.5&amountTo=2.49&search=1%2B1&type=debit');
  const amounts = some.map((row) => row[18]).toSorted((one, other) => Number(one) - Number(other));
  expect([amounts.length, amounts[0], amounts.at(-1), some[0]?.[12]]).toEqual([
    100,
    '-2.49',
    '-1.50',
    "'=1+1",
  ]);
  expect(await csvOf('type=credit&amountTo=1')).toEqual([]);

  // A sum of the file leaves out what took no money.
  const untaken = ['scheduled', 'declined', 'cancelled', 'returned'] as const;
  for (const status of untaken)
    await listOrders(testBank.bank, alice, [
      { amountMinor: 777n, reference: `Not ${status}`, status },
    ]);
  const without = await csvOf('search=Not');
  expect(without.map((row) => row.slice(18))).toEqual(
    untaken.map(() => ['', 'USD', '', '', '7.77 USD']),
  );
  const refused = await testBank.call(
    'GET',
    '/api/transfers/transactions.csv?amountFrom=2&amountTo=1',
    { token: alice.token },
  );
  expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_FIELDS']);
});
