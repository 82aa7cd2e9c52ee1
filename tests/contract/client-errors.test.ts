import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

const report = {
  kind: 'page',
  build: 'app-BxY12_z',
  page: '/user/transactions/:id',
  error: 'TypeError',
  component: 'ReceiptPage',
  place: 'receipt-page-Ab1_xyz.js:1:20417',
};
const send = (body: object) => testBank.call('POST', '/api/client-errors', { body });

test('anyone may report a page that failed, and gets an empty answer', async () => {
  const { status, body } = await send(report);
  expect([status, body]).toEqual([204, undefined]);
});

test.each([
  ['an amount', { page: '/user/transactions/$250.00' }],
  ['an id', { page: '/user/transactions/00000000-0000-4000-8000-000000000001' }],
  ['a search', { page: '/user/transactions?search=Maya' }],
  ['a name', { error: 'Maya Hollis is not a function' }],
  ['a message', { message: 'Cannot read $250.00' }],
  ['a line break for the log', { build: 'app\n{"level":"error"}' }],
  ['a place on another site', { place: 'https://elsewhere.example/x.js:1:1' }],
  ['a component with words', { component: 'Balance of Maya' }],
])('%s is refused', async (_, change) => {
  expect((await send({ ...report, ...change })).status).toBe(400);
});

test('a page that fails for ever fills no log', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push((await send(report)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60);
});
