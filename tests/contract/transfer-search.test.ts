import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import type { Customer } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { listOrders } from '../support/many-orders.ts';

let testBank: TestBank;
let alice: Customer;
beforeAll(async () => {
  testBank = await openTestBank();
  alice = testBank.cast.alice;
  // The beat of the job is the test's own.
  await testBank.stopJobs();
});
afterAll(() => testBank.close());

const list = async (query: string, person = alice) => {
  const { status, body } = await testBank.call('GET', `/api/transfers/transactions?${query}`, {
    token: person.token,
  });
  expect(status).toBe(200);
  return body;
};
const search = (text: string) => list(`search=${encodeURIComponent(text)}`);
const indexed = async () =>
  Number(
    (
      await testBank.bank.db.query<{ to: bigint }>(
        'SELECT indexed_to AS to FROM search_list WHERE owner_id = $1',
        [alice.id],
      )
    ).rows[0]?.to ?? 0n,
  );

const names = [
  'Crème Brûlée Café',
  'ＷＩＤＥ Corner',
  'alice.ames+shop',
  'Łódź Books',
  'שלום Market',
  'Unknown',
] as const;
const day = (index: number) =>
  Temporal.Instant.from('2026-01-05T17:00:00Z').add({ hours: 24 * (index % 60) });

const orders = Array.from({ length: 640 }, (_, index) => ({
  recipientName: index % 7 === 0 ? (names[index % names.length] as string) : 'Corner Larder Market',
  recipientBank: index % 50 === 0 ? 'Unknown' : 'Orchard Savings',
  reference: index % 100 === 3 ? ' type:credit status:returned rent' : `Payment no. ${index}`,
  amountMinor: index === 77 ? 4_567n : index === 78 ? 123_456n : BigInt(10_000 + index),
  transferDate: day(index),
  status: (['completed', 'completed', 'completed', 'settling', 'approved', 'declined'] as const)[
    index % 6
  ] as 'completed',
}));

const words = [
  'creme',
  'Crème',
  'CAFE',
  'wide',
  'ames',
  'alice.ames',
  'lodz',
  'שלום',
  'rent',
  'payment no. 12',
  'no. 6',
  'market',
  'corner larder market',
  'market corner larder',
  'books lodz',
  'LARDER orchard 12',
  'no. 6 larder savings',
  'market 100% (.*',
  'bill payment',
  'zebra',
  '%',
  '_',
];
const sumsAndStates = [
  '45.67',
  '$45.67',
  '45,67',
  '−$45.67',
  '1,234.56',
  '1.234,56',
  '1234.56',
  'completed',
  'pending',
  'approved',
  'declined',
  'Jan 7, 2026',
  '2026-01-07',
  '2026 jan 7,',
];
const questions = [...words, ...sumsAndStates].map((text) => `search=${encodeURIComponent(text)}`);
const filters = [
  'type=debit&page=3',
  'type=credit',
  'status=Completed&limit=500',
  'status=Approved',
  'status=Pending&page=2',
  'status=Returned',
  'account=518830271&page=40',
  'account=999999999',
  'account=518830271&type=debit&page=2',
  'account=518830271&type=credit',
  'account=518830271&type=debit&amountFrom=101&amountTo=104',
  'from=2026-01-10&to=2026-01-12',
  'to=2026-01-07&page=2',
  'from=2026-03-01',
  'from=2026-01-10&to=2026-02-20&status=Completed',
  'search=corner&type=debit&from=2026-01-10&to=2026-01-20',
  'search=completed&status=Approved&limit=500',
  'search=payment%20no&from=2026-01-10&page=3',
  'amountFrom=45.67&amountTo=45.67',
  'amountFrom=100&amountTo=103.5&page=2',
  'amountTo=101',
  'amountFrom=104&type=debit&limit=500',
  'amountFrom=101&amountTo=104&status=Pending',
  'amountFrom=101&from=2026-01-10&to=2026-02-20&page=2',
  'amountFrom=100.01&search=corner',
  'amountFrom=999999999.99',
];

test('the index finds what reading every row finds, in the same order [D-66 L-238 L-246]', async () => {
  await listOrders(testBank.bank, alice, orders);
  const asked = [...questions, ...filters];
  const byReading: Answer['body'][] = [];
  for (const query of asked) byReading.push(await list(query));
  expect(await indexed()).toBe(0);
  await testBank.worker.runAll();
  expect(await indexed()).toBe(641);
  for (const [index, query] of asked.entries())
    expect({ query, ...(await list(query)) }).toEqual({ query, ...byReading[index] });
  const found = Object.fromEntries(asked.map((query, index) => [query, byReading[index].total]));
  for (const sum of [
    '45.67',
    '%2445.67',
    '45%2C67',
    '%E2%88%92%2445.67',
    '1%2C234.56',
    '1.234%2C56',
  ])
    expect([sum, found[`search=${sum}`]]).toEqual([sum, 1]);
  expect(found['search=completed']).toBe(found['status=Completed&limit=500']);
  // Words in another order find what they find in the text's own; of a day's number not its last
  // digit alone.
  expect(found['search=market%20corner%20larder']).toBe(found['search=corner%20larder%20market']);
  expect([
    found['search=books%20lodz'],
    found['search=lodz'],
    found[`search=${encodeURIComponent('market 100% (.*')}`],
  ]).toEqual([found['search=lodz'], expect.any(Number), 0]);
  expect(found['search=2026%20jan%207%2C']).toBe(found['search=2026-01-07']);
  // The index begins where words begin; reading a short list finds their middles too.
  const [starts, all] = [(await search('c')).total, orders.length + 1];
  expect(starts > 500 && starts < all).toBe(true);
  expect([found['type=credit'], found['status=Returned']]).toEqual([1, 0]);
  // From 100.00 on the amounts follow each other by a cent.
  expect([
    found['amountFrom=45.67&amountTo=45.67'],
    found['amountFrom=100&amountTo=103.5&page=2'],
    found['amountFrom=999999999.99'],
  ]).toEqual([1, 349, 0]);
});

test('an amount is what an order costs in dollars, wherever it goes [D-66]', async () => {
  const abroad = { currency: 'INR', amountMinor: 8_300_000n, debitedUsdMinor: 101_700n } as const;
  const later = { ...abroad, debitedUsdMinor: 777_700n, status: 'scheduled' } as const;
  const [paid, scheduled] = await listOrders(testBank.bank, alice, [abroad, later]);
  await testBank.worker.runAll();
  const between = async (from: number, to: number) =>
    (await list(`amountFrom=${from}&amountTo=${to}`)).transfers.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect([
    await between(1_017, 1_017),
    await between(83_000, 83_000),
    await between(7_777, 7_777),
  ]).toEqual([[paid?.id], [], [scheduled?.id]]);
  await testBank.bank.db.query(
    `UPDATE transfer SET status = 'completed', debited_usd_minor = 888800 WHERE id = $1`,
    [scheduled?.id],
  );
  for (let beat = 0; beat < 2; beat += 1) {
    expect([await between(7_777, 7_777), await between(8_888, 8_888)]).toEqual([
      [],
      [scheduled?.id],
    ]);
    await testBank.worker.runAll();
  }
});

test('an amount that is none, and a range that goes downwards, are refused by name', async () => {
  const refused = async (query: string) => {
    const { status, body } = await testBank.call('GET', `/api/transfers/transactions?${query}`, {
      token: alice.token,
    });
    return [status, body.code, body.fields];
  };
  const malformed = 'Amount must be a number with at most two decimals, such as 45.67.';
  for (const typed of ['-1', '1.234', '1,5', '1e3', '1000000000', '%2412', ''])
    expect([typed, ...(await refused(`amountTo=${typed}`))]).toEqual([
      typed,
      400,
      'INVALID_FIELDS',
      { amountTo: malformed },
    ]);
  expect(await refused('amountFrom=2&amountTo=1')).toEqual([
    400,
    'INVALID_FIELDS',
    { amountFrom: 'The lowest amount can’t be higher than the highest.' },
  ]);
});

describe('between two beats of the job nothing is missed', () => {
  test('a new order is found at once, and a changed status too', async () => {
    const [order] = await listOrders(testBank.bank, alice, [
      { reference: 'Quite new xylophone', status: 'scheduled' },
    ]);
    expect((await search('xylophone')).total).toBe(1);
    expect((await list('status=Scheduled')).total).toBe(1);
    await testBank.worker.runAll();
    await testBank.bank.db.query(`UPDATE transfer SET status = 'cancelled' WHERE id = $1`, [
      order?.id,
    ]);
    const seen = async () => [
      (await list('status=Scheduled')).total,
      (await list('status=Cancelled')).total,
      (await search('cancelled')).total,
      (await search('xylophone')).total,
    ];
    expect(await seen()).toEqual([0, 1, 1, 1]);
    await testBank.worker.runAll();
    expect(await seen()).toEqual([0, 1, 1, 1]);
    const { rows } = await testBank.bank.db.query(
      'SELECT count(*) AS count FROM transfer_step WHERE NOT indexed',
    );
    expect(rows).toEqual([{ count: 0n }]);
  });

  test('more than a thousand matches are said to be more, and have pages [L-246]', async () => {
    const subscriptions = Array.from({ length: 1_400 }, (_, index) => ({
      reference: `Subscription ${index}`,
      amountMinor: BigInt(1_000 + index),
    }));
    for (const some of [subscriptions.slice(0, 700), subscriptions.slice(700)])
      await listOrders(testBank.bank, alice, some);
    // Where this number of amounts match, the index reads only the newest, also when the search
    // asks for more than an amount; along the days its tokens say which rows match.
    const inDays = 'from=2026-01-05&to=2026-12-31&amountFrom=10.20&type=debit&account=518830271';
    const asked = [
      'search=larder&page=1',
      'amountFrom=0.01&page=2',
      'amountFrom=0.01&type=debit&page=60',
      `${inDays}&page=3`,
      `${inDays}&page=134`,
    ];
    const before = [];
    for (const query of asked) before.push(await list(query));
    await testBank.worker.runAll();
    for (const [index, query] of asked.entries()) {
      const { total, totalIsCapped, transfers } = await list(query);
      expect([query, total, totalIsCapped, transfers]).toEqual([
        query,
        1000,
        true,
        before[index].transfers,
      ]);
    }
    expect((await list('type=debit&page=90')).transfers).toHaveLength(15);
    const { admin } = testBank.cast;
    const tooDeep = [
      await testBank.call('GET', '/api/transfers/transactions?type=debit&page=1000000&limit=500', {
        token: alice.token,
      }),
      await testBank.call(
        'GET',
        `/api/admin/users/${alice.id}/transactions?search=larder&page=1000000&limit=100`,
        { token: admin.token },
      ),
    ];
    expect(tooDeep.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [400, ['page']],
      [400, ['page']],
    ]);
  });
});

test("a customer's words find nobody else's orders", async () => {
  const { bruno } = testBank.cast;
  expect((await list('search=larder', bruno)).total).toBe(0);
  expect((await list('type=debit', bruno)).total).toBe(0);
});
