import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { LOG_LEVEL: 'silent', BANK_TEST_SERVERS: '1' });
});
afterAll(() => testBank.close());

const ask = (url: string, remoteAddress: string) =>
  testBank.app.inject({ method: 'GET', url, remoteAddress });

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
