import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

const look = (path: string, { token } = testBank.cast.admin) =>
  testBank.call('GET', `/api/admin/mailbox${path}`, { token });

test('what a sandbox has mailed is read by staff, a link for a new password included [L-310]', async () => {
  const { alice } = testBank.cast;
  await testBank.call('POST', '/api/auth/forgot-password', { body: { email: alice.email } });
  await testBank.worker.runAll();
  const { status, body } = await look('');
  expect(status).toBe(200);
  expect(body.hasServer).toBe(false);
  const [newest] = body.mails;
  expect(newest.to).toBe(alice.email);
  const mail = (await look(`/${newest._id}`)).body;
  expect(mail).toMatchObject(newest);
  expect(mail.text).toMatch(/http:\/\/localhost:\d+\/reset-password/);
});

test('who does not run the bank reads no mail, and an ID leads to no other file', async () => {
  for (const path of ['', '/01985d2c-0000-7000-8000-000000000000'])
    expect((await look(path, testBank.cast.alice)).status).toBe(403);
  expect((await look('/01985d2c-0000-7000-8000-000000000000')).body.code).toBe('MAIL_NOT_FOUND');
  expect((await look('/..%2f..%2fbank.key')).status).toBe(400);
});

test('a bank that is no sandbox shows no mail to its staff [L-310]', async () => {
  const { bank } = testBank;
  const before = bank.config;
  expect(readConfig({}).sandbox).toBe(false);
  Object.assign(bank, { config: { ...before, sandbox: false } });
  try {
    const { db } = bank;
    const lines = async () =>
      (await db.query(`SELECT 1 FROM audit_event WHERE action = 'mails.listed'`)).rows.length;
    const seen = await lines();
    expect((await look('')).body.code).toBe('NOT_FOUND');
    expect(await lines()).toBe(seen);
  } finally {
    Object.assign(bank, { config: before });
  }
});
