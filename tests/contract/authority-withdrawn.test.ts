import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let port: number;
beforeAll(async () => {
  testBank = await openTestBank();
  const address = await testBank.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => testBank.close());

interface Asked {
  method: string;
  path: string;
  body?: unknown;
}

const users: Asked = { method: 'GET', path: '/api/admin/users' };
const accounts: Asked = { method: 'GET', path: '/api/users/accounts' };

function requestText(
  token: string,
  { method, path, body }: Asked,
  connection: 'keep-alive' | 'close',
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: bank',
    `Authorization: Bearer ${token}`,
    `Connection: ${connection}`,
  ];
  if (text !== '') lines.push('Content-Type: application/json', `Content-Length: ${text.length}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Two requests on one connection, sent together but for the last byte of the second, which is held
 * back until the first is answered and `withdraw` is done.
 * @returns both statuses.
 */
async function askTwice(
  token: string,
  first: Asked,
  second: Asked,
  withdraw: () => Promise<unknown>,
): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  const firstAnswered = Promise.withResolvers<void>();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (chunk) => {
    answers += chunk.toString('utf8');
    firstAnswered.resolve();
  });
  const text = requestText(token, first, 'keep-alive') + requestText(token, second, 'close');
  socket.write(text.slice(0, -1));
  await firstAnswered.promise;
  await withdraw();
  socket.write(text.slice(-1));
  await closed;
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

describe('of two requests sent together, the second is refused once authority is gone [Matrix L-345]', () => {
  test('the role has changed', async () => {
    const { cast, bank, freshToken } = testBank;
    const token = await freshToken(cast.admin);
    const change = (role: string) =>
      bank.db.query('UPDATE users SET role = $2, auth_epoch = auth_epoch + 1 WHERE id = $1', [
        cast.admin.id,
        role,
      ]);
    expect(await askTwice(token, users, users, () => change('user'))).toEqual([200, 401]);
    await change('admin');
  });

  test('staff have suspended the customer', async () => {
    const { cast, call, freshToken } = testBank;
    const staff = await freshToken(cast.admin);
    const suspend = () =>
      call('PUT', `/api/admin/users/suspend/${cast.alice.id}`, { token: staff });
    const apply: Asked = {
      method: 'POST',
      path: '/api/card/generate',
      body: { cardType: 'debit' },
    };
    expect(await askTwice(cast.alice.token, accounts, apply, suspend)).toEqual([200, 403]);
    expect((await call('GET', '/api/card/all', { token: cast.alice.token })).body.cards).toEqual(
      [],
    );
  });

  test('the session was ended from another one', async () => {
    const { cast, call, freshToken } = testBank;
    const stolen = await freshToken(cast.bruno);
    const end = () => call('POST', '/api/users/logout-others', { token: cast.bruno.token });
    expect(await askTwice(stolen, accounts, accounts, end)).toEqual([200, 401]);
  });

  test('the password was changed', async () => {
    const { cast, call, freshToken } = testBank;
    const { bruno } = cast;
    const stolen = await freshToken(bruno);
    const body = { currentPassword: bruno.password, newPassword: 'another-password' };
    expect(
      await askTwice(stolen, accounts, accounts, () =>
        call('POST', '/api/users/password', { token: bruno.token, body }),
      ),
    ).toEqual([200, 401]);
  });
});

test('what an open page asks by itself does not keep a session from its idle end [S-15]', async () => {
  const token = await testBank.freshToken(testBank.cast.admin);
  const ofSession = `WHERE token_hash = sha256($1::text::bytea)`;
  await testBank.bank.db.query(
    `UPDATE session SET last_seen_at = last_seen_at - interval '10 minutes' ${ofSession}`,
    [token],
  );
  const seenAt = async () =>
    (
      await testBank.bank.db.query<{ at: Temporal.Instant }>(
        `SELECT last_seen_at AS at FROM session ${ofSession}`,
        [token],
      )
    ).rows[0]?.at;
  const before = await seenAt();
  const watched = Object.values(api).filter((route) => 'background' in route);
  expect(watched.length).toBeGreaterThan(5);
  for (const { method, path } of watched) {
    const address = path.replace('{kind}', 'check').replace('{id}', randomUUID());
    expect((await testBank.call(method, address, { token })).status).not.toBe(401);
  }
  expect(await seenAt()).toEqual(before);
  await testBank.call('GET', '/api/admin/users', { token });
  expect(await seenAt()).not.toEqual(before);
});
