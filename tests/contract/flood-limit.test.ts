import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalsOf } from '../../server/services/limits/limit-refusals.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { LOG_LEVEL: 'silent', BANK_TEST_SERVERS: '1' });
});
afterAll(() => testBank.close());

const ask = (url: string, remoteAddress: string, token?: string) =>
  testBank.app.inject({
    method: 'GET',
    url,
    remoteAddress,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const flood = async (remoteAddress: string, tokenOf: (turn: number) => string | undefined) => {
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, turn) => ask('/api/live', remoteAddress, tokenOf(turn))),
  );
  return answers.filter(({ statusCode }) => statusCode !== 429).length;
};

test('one address is answered 600 calls at once; others are not held up', async () => {
  const flooding = '203.0.113.7';
  const answers = await Promise.all(Array.from({ length: 650 }, () => ask('/api/live', flooding)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(600);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('/api/live', '203.0.114.7')).statusCode).toBe(200);
  // This bank was opened without pages.
  expect((await ask('/login', flooding)).statusCode).toBe(404);
});

test('a school has one address: who floods it with a session stops themselves alone, from every address', async () => {
  const school = '203.0.115.7';
  const { alice, bruno } = testBank.cast;
  const another = await testBank.freshToken(alice);
  // Each is let in once, and known from then on.
  for (const token of [alice.token, another, bruno.token])
    expect((await ask('/api/users/user', school, token)).statusCode).toBe(200);
  // Both sessions at once: a second one gives no second share.
  expect(await flood(school, (turn) => (turn % 2 ? alice.token : another))).toBe(600);
  expect((await ask('/api/users/user', '203.0.116.7', another)).statusCode).toBe(429);
  expect((await ask('/api/users/user', school, bruno.token)).statusCode).toBe(200);
  expect((await ask('/api/live', school)).statusCode).toBe(200);
  expect(refusalsOf(testBank.bank.counters).get('requests-person')).toBe(51);
});

test('without a session, or with tokens of their own making, an attacker is limited, and holds up no session of their address', async () => {
  const shared = '203.0.117.7';
  const { bruno, carla } = testBank.cast;
  const unseen = await testBank.freshToken(bruno);
  expect((await ask('/api/users/user', shared, carla.token)).statusCode).toBe(200);
  expect(await flood(shared, () => undefined)).toBe(600);
  // One whom this server sees for the first time, while calls without a token are refused.
  expect((await ask('/api/users/user', shared, unseen)).statusCode).toBe(200);
  expect(await flood(shared, (turn) => `made-up-${turn}`)).toBeLessThan(600);
  expect((await ask('/api/users/user', shared, 'made-up')).statusCode).toBe(429);
  for (const token of [carla.token, unseen])
    expect((await ask('/api/users/user', shared, token)).statusCode).toBe(200);
});

test('a session that has ended counts as a made-up token again', async () => {
  const address = '203.0.118.7';
  const { bruno } = testBank.cast;
  const token = await testBank.freshToken(bruno);
  expect((await ask('/api/users/user', address, token)).statusCode).toBe(200);
  await testBank.call('POST', '/api/users/logout', { token });
  expect((await ask('/api/users/user', address, token)).statusCode).toBe(401);
  expect(await flood(address, () => token)).toBe(599);
  expect((await ask('/api/users/user', address, bruno.token)).statusCode).not.toBe(429);
});
