import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { environmentNames } from '../support/test-environment.ts';
import { validBodies } from '../support/valid-bodies.ts';

let bank: TestBank;
/** A server that answers every call and counts them: the bank must never call it. */
let canary: { address: string; calls: number; server: Server };
/** Where this process began connections to while the bank was asked. */
const asked = new Set<string>();
const note = (message: unknown) =>
  (message as { socket: Socket }).socket.on('connectionAttempt', (address: string, port: number) =>
    asked.add(`${address}:${port}`),
  );

beforeAll(async () => {
  bank = await openTestBank();
  await bank.withoutLimits();
  const server = createServer((socket) => {
    canary.calls += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  canary = { address: `http://127.0.0.1:${port}/canary`, calls: 0, server };
  subscribe('net.client.socket', note);
});
afterAll(async () => {
  unsubscribe('net.client.socket', note);
  canary.server.close();
  await bank.close();
});

/**
 * Text that ends a statement, a text, a pattern, a path, a template, a header or a shell's line,
 * wherever one is put together from text.
 */
const injections = () => [
  `x' OR '1'='1' \\' %' "; UPDATE users SET role = 'admin'; SELECT pg_sleep(9) -- /* $1 \${7*7} {{7*7}} <%= 7*7 %> ../../../etc/passwd | $(sleep 9)`,
  canary.address,
];

const routes = Object.entries<Route>(api)
  // Signing out and closing people would end what the others need; they take no text.
  .filter(
    ([name]) =>
      !['logoutUser', 'deleteUser', 'endOtherSessions', 'endSessionsOfUser'].includes(name),
  )
  .map(([name, route]) => ({ name, route }));

const fieldsOf = (schema: Route['body']): string[] => {
  const { properties = {} } = (
    schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  ) as { properties?: Record<string, unknown> };
  return Object.keys(properties);
};

const pathWith = (route: Route, text: string) =>
  route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));

/**
 * The call with one text in the place of each of its fields, one after the other: in the body, the
 * query, the address and the headers.
 */
function callsWith(
  name: string,
  route: Route,
  text: string,
): [path: string, options: CallOptions][] {
  const { bruno } = bank.cast;
  const path = pathWith(route, bruno.id);
  const valid = route.body && !route.files ? { body: { ...validBodies(bank.cast)[name] } } : {};
  const inBody = route.files
    ? []
    : fieldsOf(route.body).map((field) => ({ body: { ...valid.body, [field]: text } }));
  const inQuery = fieldsOf(route.query).map(
    (field) => `${path}?${field}=${encodeURIComponent(text)}`,
  );
  const inAddress = route.path.includes('{') ? [pathWith(route, text)] : [];
  const headers = {
    'idempotency-key': text,
    'quote-id': text,
    'user-agent': text,
    'accept-language': text,
    cookie: `device=${encodeURIComponent(text)}`,
  };
  return [
    ...inBody.map((options): [string, CallOptions] => [path, options]),
    ...inQuery.map((address): [string, CallOptions] => [address, valid]),
    ...inAddress.map((address): [string, CallOptions] => [address, valid]),
    [path, { ...valid, headers }],
  ];
}

const stateOfStaff = async () =>
  (
    await bank.bank.db.query(
      `SELECT id, username, password_hash, role FROM users WHERE role = 'admin'
        OR username LIKE 'carla%' ORDER BY id`,
    )
  ).rows;
const tables = async () =>
  (
    await bank.bank.db.query(
      `SELECT table_name, column_name, data_type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN (SELECT relname FROM pg_class
          WHERE relispartition) ORDER BY 1, 2`,
    )
  ).rows;

test('a search finds what was typed, and a pattern finds only itself [S-48]', async () => {
  const { alice, admin } = bank.cast;
  const reference = `O'Neil 100% _of_ "it" \\ $1; --`;
  const outside = {
    name: 'Cleo Hart',
    account: '518830271',
    routing: '021000021',
    bank: 'Orchard Savings',
  };
  const sent = await bank.call('POST', '/api/transfers/local', {
    token: await bank.freshToken(alice),
    body: localTransferBody(alice, outside, 1, { reference }),
  });
  expect([sent.status, sent.body.transfer.reference]).toEqual([201, reference]);
  const token = await bank.freshToken(admin);
  const found = async (path: string) => {
    const { status, body } = await bank.call('GET', path, { token });
    expect(status, path).toBe(200);
    return (body.transfers ?? body.users ?? body.payments).length;
  };
  const people = (search: string) =>
    found(`/api/admin/user-search?search=${encodeURIComponent(search)}`);
  expect(await people('carla')).toBe(1);
  for (const pattern of [
    `carla' OR '1'='1`,
    `carla' --`,
    'c%a',
    'c_rla',
    '%',
    '_',
    `\\`,
    `carla') OR (true`,
    '$1',
  ]) {
    expect([pattern, await people(pattern)]).toEqual([pattern, 0]);
  }
  const own = (search: string) =>
    found(`/api/admin/users/${alice.id}/transactions?search=${encodeURIComponent(search)}&page=1`);
  expect(await own(`O'Neil`)).toBe(1);
  for (const pattern of [`O'Neil' OR 'a'='a`, `zz' OR '1'='1`, 'O%l', 'zz%'])
    expect([pattern, await own(pattern)]).toEqual([pattern, 0]);
});

test('no text in any field is a statement, a path or an address to call [S-48 S-52 T-01]', async () => {
  const before = [await tables(), await stateOfStaff()];
  const { alice, admin } = bank.cast;
  const tokens = { admin: await bank.freshToken(admin), customer: await bank.freshToken(alice) };
  const wrong: string[] = [];
  for (const { name, route } of routes) {
    for (const text of injections()) {
      for (const [path, options] of callsWith(name, route, text)) {
        const token =
          route.who === 'anyone'
            ? {}
            : { token: route.who === 'admin' ? tokens.admin : tokens.customer };
        const { status, body } = await bank.call(route.method, path, { ...options, ...token });
        if (status >= 500 && !(status === 503 && body.code === 'BUSY'))
          wrong.push(`${name} ${path}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([await tables(), await stateOfStaff()]).toEqual(before);
  // Works off the tasks that were taken: mails, and whatever else a text might have set going.
  await bank.worker.runAll();
  expect(canary.calls).toBe(0);
  // A mail server is not set, so mail is a file.
  const { host } = new URL(process.env[environmentNames.postgres] ?? 'postgres://none');
  expect([...asked].filter((one) => one !== host)).toEqual([]);
  await once(connect(Number(new URL(canary.address).port), '127.0.0.1'), 'close');
  expect([canary.calls, [...asked].filter((one) => one !== host)]).toEqual([
    1,
    [new URL(canary.address).host],
  ]);
});
