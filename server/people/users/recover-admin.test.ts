import { afterAll, beforeAll, expect, test } from 'vitest';
import { registration } from '../../../contract/people/users.ts';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { addAdmin, resetAdmin } from './recover-admin.ts';

let testBank: TestBank;

beforeAll(async () => {
  testBank = await openTestBank();
});

afterAll(() => testBank.close());

const login = (identifier: string, password: string) =>
  testBank.call('POST', '/api/users/login', {
    body: { username: identifier, email: identifier, password },
  });
const listUsers = (token: string) => testBank.call('GET', '/api/admin/users', { token });

test('the first admin of a bank on localhost has an address for a reset link', async () => {
  const { body } = await testBank.call('GET', '/api/users/user', {
    token: testBank.cast.admin.token,
  });
  expect(registration.shape.email.safeParse(body.email).success).toBe(true);
});

test('an added admin signs in, but may do nothing before choosing an own password [L-265]', async () => {
  const password = await addAdmin(testBank.bank, {
    username: 'second.admin',
    email: 'second@larkmoor.example',
  });
  const { status, body } = await login('second.admin', password ?? '');
  expect(status).toBe(200);
  const refused = await listUsers(body.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
});

test('a taken username adds nobody', async () => {
  const { username } = testBank.cast.alice;
  expect(
    await addAdmin(testBank.bank, { username, email: 'other@larkmoor.example' }),
  ).toBeUndefined();
});

test('a reset ends the old password and every session of that admin', async () => {
  const { username, password: old } = testBank.cast.admin;
  const token = await testBank.freshToken({ username, password: old });
  const password = await resetAdmin(testBank.bank, username);
  expect((await listUsers(token)).status).toBe(401);
  expect((await login(username, old)).status).toBe(401);
  const { status, body } = await login(username, password ?? '');
  expect(status).toBe(200);
  expect((await listUsers(body.token)).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
});

test('a customer is never given a password this way', async () => {
  const { username, password } = testBank.cast.bruno;
  expect(await resetAdmin(testBank.bank, username)).toBeUndefined();
  expect((await login(username, password)).status).toBe(200);
});
