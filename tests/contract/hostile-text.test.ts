import { afterAll, beforeAll, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { BANK_RATE_LIMIT: 'off' });
});
afterAll(() => testBank.close());

const half = '\ud800';
const nul = 'a\u0000b';

interface Sent {
  path: string;
  field: string;
  value: string;
}

async function bodyOf({ path, field, value }: Sent): Promise<Record<string, unknown>> {
  const { alice, bruno } = testBank.cast;
  const bodies: Record<string, Record<string, unknown>> = {
    '/api/users/register': {
      username: 'some.body',
      email: 'some.body@mail.example',
      password: 'long-enough',
    },
    '/api/users/login': { username: 'alice.ames', email: 'alice.ames', password: 'long-enough' },
    '/api/auth/forgot-password': { email: 'alice.ames@mail.example' },
    '/api/messages': {
      firstName: 'Ines',
      lastName: 'Marsh',
      email: 'ines@mail.example',
      subject: 'Hours',
      message: 'Open?',
      privacyConsent: true,
    },
    '/api/transfers/local': localTransferBody(
      alice,
      { name: 'Bruno', account: bruno.checking.number },
      1,
    ),
  };
  return { ...bodies[path], [field]: value };
}

// Neither a half character nor a NUL can be stored: both are refused at the door.
test.each([
  { path: '/api/users/register', field: 'email', value: `${nul}@mail.example` },
  { path: '/api/users/register', field: 'email', value: `${half}@mail.example` },
  { path: '/api/users/login', field: 'username', value: half },
  { path: '/api/auth/forgot-password', field: 'email', value: `${nul}@mail.example` },
  { path: '/api/auth/forgot-password', field: 'email', value: `${half}@mail.example` },
  { path: '/api/messages', field: 'subject', value: half },
  { path: '/api/messages', field: 'message', value: half },
  { path: '/api/transfers/local', field: 'recipientName', value: half },
  { path: '/api/transfers/local', field: 'reference', value: `x${half}` },
  { path: '/api/transfers/local', field: 'transferDate', value: '2026-11-21T09:41+24:00' },
  { path: '/api/transfers/local', field: 'transferDate', value: '2026-11-21T09:41-99:99' },
])('$path refuses $field: what no database can hold [L-244]', async (sent) => {
  const before = await countRows(testBank.bank.db);
  const answer = await testBank.call('POST', sent.path, {
    token: testBank.cast.alice.token,
    body: await bodyOf(sent),
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty(sent.field);
  expect(await countRows(testBank.bank.db)).toEqual(before);
});

test.each([
  ['/api/transfers/transactions?search=%00', 'search'],
  ['/api/transfers/transactions?from=0000-01-01', 'from'],
  ['/api/admin/user-search?search=a%00', 'search'],
])('%s is refused by name', async (path, field) => {
  const { alice, admin } = testBank.cast;
  const answer = await testBank.call('GET', path, {
    token: path.includes('admin') ? admin.token : alice.token,
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty(field);
});

test('a funding is dated only as far as a date can be written', async () => {
  const { admin, bruno } = testBank.cast;
  const body = {
    accountName: 'Savings Account',
    amount: 1,
    senderAccount: '770241006',
    recipientBank: 'Larkmoor Bank',
    reference: 'x',
  };
  const path = `/api/admin/users/${bruno.id}/accounts/fund`;
  const statusFor = async (transferDate: string) =>
    (await testBank.call('PUT', path, { token: admin.token, body: { ...body, transferDate } }))
      .status;
  expect(await statusFor('9998-12-31T23:59-12:00')).toBe(200);
  expect(await statusFor('9999-12-31T23:59')).toBe(400);
  expect(await statusFor('1900-01-01T00:00+14:00')).toBe(200);
});

test('the longest address there can be is asked for a link like any other', async () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
  expect(email).toHaveLength(254);
  expect(
    (await testBank.call('POST', '/api/auth/forgot-password', { body: { email } })).status,
  ).toBe(202);
});

test.each([100, 1_000, 3_000, 8_000, 20_000])(
  'a body of %i levels is refused before anything walks down it',
  async (levels) => {
    const body = `{"recipientName":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const answer = await testBank.call('POST', '/api/transfers/local', {
      token: testBank.cast.alice.token,
      body,
      headers: { 'idempotency-key': `deep-${levels}` },
    });
    expect(answer.status).toBe(400);
  },
);
