import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPolicy } from '../../../tests/support/set-policy.ts';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { readConfig } from '../../base/config.ts';
import { findWeaknesses } from './find-weaknesses.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank('embedded');
});
afterAll(() => testBank.close());

const safe = {
  BANK_PUBLIC_URL: 'https://bank.example',
  BANK_TRUSTED_PROXIES: '127.0.0.1',
  BANK_STAFF_SIGN_IN: 'two-step',
  DATABASE_URL: 'postgres://server@db.example/larkmoor?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
};

const problemsOf = async (env: Record<string, string>) => {
  const { db, clock } = testBank.bank;
  return (await findWeaknesses({ config: readConfig(env), db, clock })).map(
    ({ problem }) => problem,
  );
};

const twoPeopleUnset = 'One person of the staff alone can credit any amount.';
const managerAlone = expect.stringContaining('One manager alone can make the second person');

describe('a bank that others reach is told what is not safe in how it is set up', () => {
  test.each([
    ['plain http', { BANK_PUBLIC_URL: 'http://bank.example' }, 'plain http at http://bank.example'],
    [
      'a port that is open to others',
      { BANK_PUBLIC_URL: '', HOST: '0.0.0.0' },
      'listens at 0.0.0.0',
    ],
    [
      'staff with a password alone',
      { BANK_STAFF_SIGN_IN: '' },
      'Staff can log in with a password alone',
    ],
    [
      'mail without TLS',
      { SMTP_URL: 'smtp://mail.example' },
      'Email goes to mail.example without TLS',
    ],
    ['no mail server', { SMTP_URL: '' }, 'No mail leaves the bank'],
    [
      'a database that need not prove who it is',
      { DATABASE_URL: 'postgres://server@10.0.0.7/larkmoor' },
      'The database at 10.0.0.7',
    ],
    [
      'TLS to the database without its name',
      { DATABASE_URL: 'postgres://server@db.example/larkmoor?sslmode=require' },
      'The database at db.example',
    ],
  ])('%s', async (_what, env, problem) => {
    expect(await problemsOf({ ...safe, ...env })).toEqual(
      expect.arrayContaining([expect.stringContaining(problem)]),
    );
    expect(await problemsOf({ ...safe, ...env })).toHaveLength(2);
  });

  test('credits by one person alone until the two-person size is set; then a manager who is alone', async () => {
    expect(await problemsOf(safe)).toEqual([twoPeopleUnset]);
    const { db, clock } = testBank.bank;
    await setPolicy(db, 'twoPeople', { aboveMinor: 100_000 }, clock.businessNow());
    expect(await problemsOf(safe)).toEqual([managerAlone]);
  });

  test.each([
    ['a mail server that must use TLS', { SMTP_URL: 'smtp://mail.example?requireTLS=true' }],
    [
      'a mail server and a database of this machine',
      { SMTP_URL: 'smtp://localhost', DATABASE_URL: 'postgres://server@127.0.0.1/larkmoor' },
    ],
    [
      'a database of the containers’ own network',
      { DATABASE_URL: 'postgres://server@database/larkmoor' },
    ],
  ])('and nothing about %s', async (_what, env) =>
    expect(await problemsOf({ ...safe, ...env })).toEqual([managerAlone]),
  );
});

test('a bank of this machine alone is told nothing, and staff alone may ask', async () => {
  expect(await problemsOf({})).toEqual([]);
  const ask = ({ token }: { token: string }) =>
    testBank.call('GET', '/api/admin/weaknesses', { token });
  expect((await ask(testBank.cast.admin)).body).toEqual({ weaknesses: [] });
  expect((await ask(testBank.cast.alice)).status).toBe(403);
});
