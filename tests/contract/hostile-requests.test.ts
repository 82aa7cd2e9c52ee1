import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { castPassword, registerCustomer } from '../../fixtures/people.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { validBodies } from '../support/valid-bodies.ts';

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

let bank: TestBank;
/** All cookies of browsers in which a customer and an admin have just signed in. */
let cookies: { customer: string; admin: string };

async function cookieOf(username: string, password: string): Promise<string> {
  const { headers } = await bank.call('POST', '/api/users/login', {
    body: { username, email: username, password },
    headers: ownPage,
  });
  return [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');
}

beforeAll(async () => {
  bank = await openTestBank();
  // The rows of the bank's own jobs would be counted too.
  await bank.stopJobs();
  await bank.withoutLimits();
  const { alice, admin } = bank.cast;
  cookies = {
    customer: await cookieOf(alice.username, castPassword),
    admin: await cookieOf(admin.username, admin.password),
  };
});
afterAll(() => bank.close());

const routes = Object.entries<Route>(api).map(([name, route]) => ({ name, route }));
const closed = routes.filter(({ route }) => route.who !== 'anyone');
const writing = routes.filter(({ route }) => route.method !== 'GET');

const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, bank.cast.bruno.id);
const tokenOf = ({ who }: Route) =>
  who === 'admin' ? bank.cast.admin.token : bank.cast.alice.token;

describe('nothing is done by a cookie alone, by an address or by a foreign form [S-18]', () => {
  test.each(closed)(
    '$name: cookies without a token open nothing, not even from our own page',
    async ({ name, route }) => {
      const before = await countRows(bank.bank.db);
      const headers = {
        ...ownPage,
        cookie: route.who === 'admin' ? cookies.admin : cookies.customer,
      };
      const body = route.method === 'GET' ? {} : { body: validBodies(bank.cast)[name] ?? {} };
      const { status } = await bank.call(route.method, pathOf(route), { headers, ...body });
      expect(status).toBe(401);
      expect(await countRows(bank.bank.db)).toEqual(before);
    },
  );

  test.each(closed)('$name: a token in the address is none', async ({ route }) => {
    const token = encodeURIComponent(tokenOf(route));
    const address = `${pathOf(route)}?token=${token}&access_token=${token}&authorization=Bearer%20${token}`;
    expect(
      (await bank.call(route.method, address, route.method === 'GET' ? {} : { body: {} })).status,
    ).toBe(401);
  });

  // Forms and texts that another site's page can have a browser send without asking us first.
  const foreign = [
    ['application/x-www-form-urlencoded', 'amount=5&recipientName=Mallory'],
    ['text/plain', '{"amount":5}'],
    ['text/plain;charset=application/json', '{"amount":5}'],
  ] as const;
  test.each(writing)('$name: no form and no plain text is read', async ({ route }) => {
    const before = await countRows(bank.bank.db);
    for (const [type, body] of foreign) {
      const token = route.who === 'anyone' ? {} : { token: tokenOf(route) };
      const answer = await bank.call(route.method, pathOf(route), {
        ...token,
        body,
        headers: { 'content-type': type },
      });
      expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'UNSUPPORTED_TYPE']);
    }
    expect(await countRows(bank.bank.db)).toEqual(before);
  });
});

describe('no name reaches a prototype [S-10]', () => {
  test.each([
    '__proto__',
    'constructor',
    'constructor.prototype.role',
    '__proto__.role',
    '__proto__[role]',
    'constructor[prototype][role]',
  ])('in an address as %s, or deep inside a body', async (name) => {
    const { alice, admin } = bank.cast;
    for (const [path, token] of [
      ['/api/transfers/transactions', alice.token],
      ['/api/admin/users', admin.token],
    ] as const) {
      const { status } = await bank.call(
        'GET',
        `${path}?${encodeURIComponent(name)}=admin&page=1`,
        { token },
      );
      expect([200, 400]).toContain(status);
    }
    for (const inner of [
      `{"${name}":{"role":"admin"}}`,
      `[{"a":{"${name}":{"prototype":{"role":"admin"}}}}]`,
    ]) {
      const { status } = await bank.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: `{"amount":1,"reference":${inner}}`,
      });
      expect(status).toBe(400);
    }
  });

  test('and who registers after all that is a customer like any other', async () => {
    const { token } = await registerCustomer(bank.call, 'after.it.all');
    expect((await bank.call('GET', '/api/users/user', { token })).body).toMatchObject({
      role: 'user',
      status: true,
    });
    expect((await bank.call('GET', '/api/admin/users', { token })).status).toBe(403);
    const empty: Record<string, unknown> = {};
    expect([empty['role'], empty['prototype']]).toEqual([undefined, undefined]);
  });
});
