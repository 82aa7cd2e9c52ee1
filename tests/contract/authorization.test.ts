import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route, Who } from '../../contract/route.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { countRows } from '../support/count-rows.ts';

const actors = ['anonymous', 'forged', 'customer', 'suspended', 'admin'] as const;
type Actor = (typeof actors)[number];

/** Which refusal each kind of caller meets; nothing means let in, whatever the call then says about its input. */
const refusalOf: Record<Who, Partial<Record<Actor, 401 | 403>>> = {
  anyone: {},
  'signed-in': { anonymous: 401, forged: 401 },
  customer: { anonymous: 401, forged: 401, admin: 403 },
  'active-customer': { anonymous: 401, forged: 401, suspended: 403, admin: 403 },
  admin: { anonymous: 401, forged: 401, customer: 403, suspended: 403 },
};

const unknownId = '00000000-0000-4000-8000-000000000000';
const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, unknownId);

const isReadable = (path: string) => Object.values<Route>(api).some((route) => route.method === 'GET' && route.path === path && route.who !== 'admin');

let testBank: TestBank;
const tokens: Partial<Record<Actor, string>> = {};

beforeAll(async () => {
  testBank = await openTestBank();
  // Every call many times over is more than one person sends.
  await testBank.withoutLimits();
  const { cast, freshToken } = testBank;
  // Signing out is one of the calls, so every cell signs in anew where it must; these four are for the refusals.
  tokens.forged = `${cast.alice.token.slice(0, -1)}${cast.alice.token.endsWith('0') ? '1' : '0'}`;
  tokens.customer = await freshToken(cast.alice);
  tokens.suspended = await freshToken(cast.carla);
  tokens.admin = await freshToken(cast.admin);
});
afterAll(() => testBank.close());

const routes = Object.entries<Route>(api);
const cells = routes.flatMap(([name, route]) => actors.map((actor) => ({ name, route, actor, refusal: refusalOf[route.who][actor] })));
const refusedCells = cells.filter((cell) => cell.refusal !== undefined);
const admittedCells = cells.filter((cell) => cell.refusal === undefined);

describe('every route is closed to whom it does not name', () => {
  test.each(refusedCells)('$name refuses $actor with $refusal, and nothing is written', async ({ route, actor, refusal }) => {
    const token = tokens[actor];
    const before = await countRows(testBank.bank.db);
    const options = { ...(token === undefined ? {} : { token }), ...(route.body ? { body: {} } : {}) };
    const answer = await testBank.call(route.method, pathOf(route), options);
    expect(answer.status).toBe(refusal);
    expect(answer.body.code).toBe(
      refusal === 401 ? 'NOT_SIGNED_IN' : actor === 'suspended' && route.who === 'active-customer' ? 'ACCOUNT_SUSPENDED' : 'FORBIDDEN',
    );
    expect(await countRows(testBank.bank.db)).toEqual(before);
  });

  test.each(refusedCells)('$name cannot be reached by $actor under another spelling', async ({ route, actor }) => {
    const token = tokens[actor];
    const options = { ...(token === undefined ? {} : { token }), ...(route.body ? { body: {} } : {}) };
    const path = pathOf(route);
    const answers = [
      await testBank.call(route.method, `${path}/`, options),
      await testBank.call(route.method, path.replace('/api/', '/API/'), options),
      await testBank.call(route.method, path.replace('/api/', '/%61pi/'), options),
      await testBank.call(route.method, `/${path}`, options),
      // Where the same path may be read, reading it is not reaching this call.
      ...(isReadable(route.path)
        ? []
        : [await testBank.call('GET', path, { ...options, headers: { 'x-http-method-override': route.method } }), await testBank.call('HEAD', path, options)]),
      await testBank.call('OPTIONS', path, options),
    ];
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('every route is open to whom it names', () => {
  test.each(admittedCells)('$name lets $actor in', async ({ name, route, actor }) => {
    const { cast, freshToken } = testBank;
    const person = { customer: cast.alice, suspended: cast.carla, admin: cast.admin }[actor as 'customer'];
    const token = name === 'logoutUser' && person ? await freshToken(person) : tokens[actor];
    const answer = await testBank.call(route.method, pathOf(route), { ...(token === undefined ? {} : { token }), ...(route.body ? { body: {} } : {}) });
    expect([401, 403, 500]).not.toContain(answer.status);
  });
});

test('a route without a rule does not exist: the server answers what the table says, and what describes it', async () => {
  const described = ['/api/openapi.json', '/api/docs', '/api/docs.css'];
  const inTable = routes.flatMap(([, { method, path }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((verb) => `${verb} ${path}`));
  const beside = described.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);
  expect(testBank.servedRoutes().toSorted()).toEqual([...inTable, ...beside].toSorted());
  const { body } = await testBank.call('GET', '/api/openapi.json');
  expect(Object.keys(body.paths).toSorted()).toEqual([...new Set(routes.map(([, { path }]) => path))].toSorted());
});
