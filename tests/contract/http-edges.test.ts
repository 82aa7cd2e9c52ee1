import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { readAnswer, sendRaw } from '../support/raw-connection.ts';
import { expectSecurityHeaders } from '../support/security-headers.ts';

let testBank: TestBank;
let origin: string;
beforeAll(async () => {
  // Reached by https, through a proxy that ends it.
  testBank = await openTestBank(undefined, {
    BANK_PUBLIC_URL: 'https://localhost:3443',
    BANK_TRUSTED_PROXIES: '192.0.2.1',
  });
  await testBank.withoutLimits();
  origin = await testBank.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testBank.close());

const common = 'Host: localhost\r\nConnection: close\r\n';
const raw = (line: string, rest = '') =>
  sendRaw(origin, `${line} HTTP/1.1\r\n${common}${rest}\r\n`);

describe('what never reaches a route is answered like everything else [S-45 S-49 S-54 L-190 L-242 L-244]', () => {
  test.each([
    [
      'headers of 20 kB',
      431,
      'HEADERS_TOO_LARGE',
      () => raw('GET /', `X: ${'x'.repeat(20_000)}\r\n`),
    ],
    ['a word that is no method', 400, 'MALFORMED', () => raw('BOGUS /')],
    [
      'two lengths',
      400,
      'MALFORMED',
      () => raw('POST /api/users/login', 'Content-Length: 2\r\nContent-Length: 3\r\n'),
    ],
    [
      'a length and chunks',
      400,
      'MALFORMED',
      () => raw('POST /api/users/login', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'),
    ],
    [
      'no host',
      400,
      'MALFORMED',
      () => sendRaw(origin, 'GET /api/bank HTTP/1.1\r\nConnection: close\r\n\r\n'),
    ],
    ['no HTTP', 400, 'MALFORMED', () => sendRaw(origin, '\u0016\u0003\u0001 hello\r\n\r\n')],
    [
      'notes beside a chunk, without end',
      413,
      'TOO_LARGE',
      () =>
        raw('POST /api/users/login', `Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}`),
    ],
    ['an address that cannot be decoded', 404, 'NOT_FOUND', () => raw('GET /api/%zz')],
    [
      'an id of 300 characters',
      404,
      'NOT_FOUND',
      () => raw(`GET /api/admin/users/${'a'.repeat(300)}`),
    ],
    ['a path of nobody', 404, 'NOT_FOUND', () => raw('GET /api/nowhere')],
    ['a method of nobody', 405, 'METHOD_NOT_ALLOWED', () => raw('PROPFIND /api/users/user')],
  ])('%s', async (_what, status, code, ask) => {
    const { headers, text, ...answer } = await ask();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({
      status,
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expectSecurityHeaders(headers);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('an unknown expectation is passed over; one request too many is refused [S-45]', async () => {
  const expecting = await raw('GET /api/live', 'Expect: wonders\r\n');
  expect([expecting.status, JSON.parse(expecting.text)]).toEqual([200, { status: 'ok' }]);
  expectSecurityHeaders(expecting.headers);
  const { text } = await sendRaw(
    origin,
    'GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_001),
    (socket) => {
      const leave = (chunk: Buffer) => chunk.includes('HTTP/1.1 503') && socket.end();
      socket.on('data', leave);
      return () => socket.off('data', leave);
    },
  );
  const last = readAnswer(`HTTP/1.1 ${text.split('HTTP/1.1 ').at(-1)}`);
  expect(last.status).toBe(503);
  expectSecurityHeaders(last.headers);
});

test('a payment of a client that hung up is made once when sent again', async () => {
  const { alice, bruno } = testBank.cast;
  const body = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1);
  const text = JSON.stringify(body);
  const sayError = vi.spyOn(testBank.bank.log, 'error');
  const keys = Array.from({ length: 5 }, (_, index) => `hung-up-${index}`);
  for (const key of keys) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      const head =
        `Authorization: Bearer ${alice.token}\r\nIdempotency-Key: ${key}\r\nContent-Type: ` +
        `application/json\r\nContent-Length: ${text.length}`;
      socket.write(
        `POST /api/transfers/local HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n${text}`,
      );
      socket.resetAndDestroy();
    });
    await once(socket, 'close');
  }
  for (const key of keys) {
    const again = () =>
      testBank.call('POST', '/api/transfers/local', {
        token: alice.token,
        body,
        headers: { 'idempotency-key': key },
      });
    await vi.waitFor(async () => expect((await again()).status).toBe(201), 10_000);
  }
  expect(sayError).not.toHaveBeenCalled();
  expect(
    (await testBank.call('GET', '/api/transfers/transactions', { token: bruno.token })).body.total,
  ).toBe(keys.length);
});

test('a refused method is told which ones there are [S-54]', async () => {
  expect((await testBank.call('OPTIONS', '/api/users/user')).headers['allow']).toBe('GET, HEAD');
  expect((await testBank.call('GET', '/api/users/login')).headers['allow']).toBe('POST');
});

test('HEAD answers as GET does, without a body, to those whom GET answers', async () => {
  const { token } = testBank.cast.alice;
  const answer = await testBank.call('HEAD', '/api/users/user', { token });
  expect([answer.status, answer.body]).toEqual([200, undefined]);
  expect((await testBank.call('HEAD', '/api/users/user')).status).toBe(401);
});

test.each(['/%61pi/users/user', '/api/users/%75ser'])(
  '%s is the same call, and is kept by nobody either [S-55]',
  async (path) => {
    const { status, headers } = await testBank.call('GET', path, {
      token: testBank.cast.alice.token,
    });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  },
);
