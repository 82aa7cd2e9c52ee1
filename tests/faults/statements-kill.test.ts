import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { noteFault } from '../support/note-fault.ts';

const customerCount = 12;

let server: BankServer;
const customers: Customer[] = [];
beforeAll(async () => {
  server = await startBankServer({ BANK_RATE_LIMIT: 'off' });
  for (let number = 0; number < customerCount; number += 1)
    customers.push(await registerCustomer(server.call, `person.${number}`));
  for (const customer of customers) await fund(server.call, server.admin, customer, 10);
});
afterAll(() => server.close());

const read = async ({ token }: Customer, path: string) =>
  (await server.call('GET', path, { token })).body;
const madeOf = async (customer: Customer): Promise<string[]> => {
  const { statements } = await read(customer, '/api/statements');
  return statements.flatMap(({ account, made }: { account: string; made: { month: string }[] }) =>
    made.map(({ month }) => `${account} ${month}`),
  );
};

/** The months from this one to one at whose end a quarter ends, a year or more ahead. */
function monthsAhead(current: string): string[] {
  const first = Temporal.PlainYearMonth.from(current);
  const count = [12, 13, 14].find((ahead) => first.add({ months: ahead }).month % 3 === 0) ?? 14;
  return Array.from({ length: count + 1 }, (_, months) => first.add({ months }).toString());
}

test('kill -9 while the statements of a year are made: each is made once, each customer is told once', async (context) => {
  const [first, last] = [customers[0] as Customer, customers.at(-1) as Customer];
  const { current } = await read(first, '/api/statements');
  const months = monthsAhead(current);
  const advance = (duration: string) =>
    server.call('POST', '/api/sandbox/clock', {
      token: server.admin.token,
      body: { advance: duration },
    });
  const wanted = 3 * months.length;
  const kept = new Map<string, Buffer>();
  let kills = 0;
  let duration = `P${months.length}M`;
  for (let before = 0; before < wanted; before = (await madeOf(last)).length) {
    const working = advance(duration).catch(() => undefined);
    duration = 'PT1S';
    // Not a pause: the kill has to fall between two months.
    let now = before;
    while (now <= before && now < wanted) now = (await madeOf(last)).length;
    const [some] = await madeOf(first);
    const [account, month] = (some ?? '').split(' ');
    const path = `/api/statements/${account}/${month}.pdf`;
    if (kills < 3 && now < wanted) {
      kept.set(path, (await server.call('GET', path, { token: first.token })).bytes);
      await server.kill();
      await working;
      await server.start();
      kills += 1;
    } else await working;
  }
  await advance('PT1S');
  const all = await madeOf(last);
  noteFault(context, {
    what: 'statements of a year',
    kills,
    confirmed: wanted,
    lost: wanted - new Set(all).size,
    doubled: all.length - new Set(all).size,
  });
  expect(kills).toBeGreaterThan(0);
  for (const customer of customers) {
    const { statements } = await read(customer, '/api/statements');
    for (const each of statements)
      expect(each.made.map(({ month }: { month: string }) => month)).toEqual(months.toReversed());
    const { notices } = await read(customer, '/api/users/notices');
    expect(notices.filter(({ kind }: { kind: string }) => kind === 'statement')).toHaveLength(1);
  }
  for (const [path, bytes] of kept)
    expect((await server.call('GET', path, { token: first.token })).bytes.equals(bytes)).toBe(true);
});
