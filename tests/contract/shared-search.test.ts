import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '../../fixtures/people.ts';
import type { TransferRow } from '../../server/money/transfers/transfer-row.ts';
import { listOrders } from '../support/many-orders.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import type { EngineName } from '../support/test-database.ts';

/** A search as long as one may be, of words that are all in each row. */
const longest = Array.from({ length: 33 }, (_, index) =>
  String.fromCharCode(97 + Math.floor(index / 6), 107 + (index % 6)),
).join(' ');

async function listMany(
  { bank }: TestBank,
  who: Customer,
  orders: readonly Partial<TransferRow>[],
): Promise<void> {
  for (let from = 0; from < orders.length; from += 500)
    await listOrders(bank, who, orders.slice(from, from + 500));
}

describe.each<EngineName>(['embedded', 'postgresql'])('one customer who searches, on %s', (on) => {
  let testBank: TestBank;
  beforeAll(async () => {
    testBank = await openTestBank(on, { BANK_TEST_SERVERS: '1' });
    await testBank.withoutLimits();
    await testBank.stopJobs();
    const order = { recipientName: longest.slice(0, 50), reference: longest.slice(51) };
    await listMany(
      testBank,
      testBank.cast.alice,
      Array.from({ length: 1_000 }, () => order),
    );
  });
  afterAll(() => testBank.close());

  test('keeps no other customer waiting for five seconds, however often they ask', async () => {
    const ask = async (path: string, { token }: Customer) => {
      const began = performance.now();
      const { status } = await testBank.call('GET', path, { token });
      return { status, isLate: performance.now() - began > 5_000 };
    };
    const { alice, bruno } = testBank.cast;
    const path = `/api/transfers/transactions?search=${encodeURIComponent(longest)}`;
    let isOver = false;
    const greedy = Promise.all(Array.from({ length: 12 }, () => ask(path, alice))).finally(
      () => (isOver = true),
    );
    const others: ReturnType<typeof ask>[] = [];
    while (!isOver) {
      others.push(ask('/api/users/accounts', bruno));
      await pause(200);
    }
    for (const answer of await Promise.all(others))
      expect(answer).toEqual({ status: 200, isLate: false });
    expect((await greedy)[0]?.status).toBe(200);
  });
});

test('words that each stand in thousands of orders find the few in which all stand', async () => {
  const testBank = await openTestBank(undefined, { BANK_TEST_SERVERS: '1' });
  await testBank.withoutLimits();
  await testBank.stopJobs();
  const { alice } = testBank.cast;
  const has = (index: number) =>
    index % 900 === 0 ? 'Amber and basil' : index % 2 === 0 ? 'Amber' : 'Basil';
  await listMany(
    testBank,
    alice,
    Array.from({ length: 4_500 }, (_, index) => ({ reference: `${has(index)}, no. ${index}` })),
  );
  await testBank.worker.runAll();
  const found = async (text: string) =>
    (
      await testBank.call('GET', `/api/transfers/transactions?search=${encodeURIComponent(text)}`, {
        token: alice.token,
      })
    ).body;
  const { total, transfers } = await found('basil amber');
  expect(total).toBe(5);
  expect(transfers.map(({ reference }: { reference: string }) => reference)).toEqual(
    [3_600, 2_700, 1_800, 900, 0].map((index) => `Amber and basil, no. ${index}`),
  );
  expect((await found('basil amber completed zzz')).total).toBe(0);
  expect(await found('amber')).toMatchObject({ total: 1_000, totalIsCapped: true });
  await testBank.close();
});
