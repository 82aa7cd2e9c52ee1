import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  castPassword,
  expectStatus,
  fund,
  localTransferBody,
  registerCustomer,
  signIn,
  type Customer,
} from '../../fixtures/people.ts';
import type { Authenticator } from '../support/authenticator.ts';
import { bankCommand as bank } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { describeOnPostgres, makePlace, type EngineName } from '../support/test-database.ts';

let server: BankServer;
let alice: Customer;
let bruno: Customer;
let file: string;
let keyFile: string;
let paidBefore = 0;
/** A device whose passkey bruno removed after the backup. */
let removedDevice: Authenticator;
let withdrawnTokens: string[] = [];
/** The password that alice chose after the backup. */
const laterPassword = 'chosen-after-the-backup';

async function brunosBalance(at: BankServer, token: string): Promise<number> {
  const { body } = await at.call('GET', '/api/users/accounts', { token });
  return body.accounts.find(({ type }: { type: string }) => type === 'Checking Account').balance;
}

beforeAll(async () => {
  server = await startBankServer({ BANK_RATE_LIMIT: 'off' });
  keyFile = `${server.dataDir}.key`;
  file = `${server.dataDir}.backup`;
  alice = await registerCustomer(server.call, 'alice.ames');
  bruno = await registerCustomer(server.call, 'bruno.bell');
  await fund(server.call, server.admin, alice, 10_000);

  const passkeys = passkeyCalls(server.call);
  const { device, passkey } = await passkeys.add(bruno);
  removedDevice = device;

  // Alice pays Bruno one dollar at a time, before, during and after the backup.
  let paid = 0;
  let stop = false;
  const pay = async (): Promise<void> => {
    while (!stop) {
      const { status } = await server.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno Bell', account: bruno.checking.number }, 1),
      });
      if (status === 201) paid += 1;
    }
  };
  const payments = Promise.all([pay(), pay(), pay()]);
  while (paid < 30) await new Promise((resolve) => setTimeout(resolve, 10));
  paidBefore = paid;
  await bank(['backup', file], { BANK_DATA_DIR: server.dataDir });
  stop = true;
  await payments;

  const change = {
    currentPassword: alice.password,
    newPassword: laterPassword,
    confirmPassword: laterPassword,
  };
  const thief = await signIn(server.call, alice.username, alice.password);
  expectStatus(
    await server.call('POST', '/api/users/password', { token: alice.token, body: change }),
    200,
  );
  expectStatus(
    await passkeys.remove(bruno, passkey._id, await passkeys.prove(bruno, removedDevice)),
    200,
  );
  expectStatus(await server.call('GET', '/api/users/user', { token: thief }), 401);
  expectStatus(await passkeys.logIn(removedDevice), 401);
  withdrawnTokens = [thief, alice.token, server.admin.token];
}, 120_000);
afterAll(() => server.close());

/**
 * As customers do after a restore: the mailed link, a new password, and in.
 * @returns the token of the session.
 */
async function chooseAnew(at: BankServer, { username, email }: Customer): Promise<string> {
  expectStatus(await at.call('POST', '/api/auth/forgot-password', { body: { email } }), 202);
  const mail = await vi.waitFor(async () => {
    const mails = (await at.outbox()).map((text) =>
      text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    );
    const found = mails.find(
      (text) => text.includes(email) && text.includes('reset-password#token='),
    );
    if (found === undefined) throw new Error('the link was not mailed yet');
    return found;
  }, 30_000);
  const token = /reset-password#token=([A-Za-z0-9_-]{43})/.exec(mail)?.[1];
  const chosen = { newPassword: `${castPassword} again`, confirmPassword: `${castPassword} again` };
  expectStatus(
    await at.call('POST', '/api/auth/reset-password/confirm', { body: { token, ...chosen } }),
    200,
  );
  return await signIn(at.call, username, chosen.newPassword);
}

function opensAgain(engine: EngineName): void {
  test('every acknowledged payment is there; no session or password of then opens it [S-16 T-13]', async () => {
    const place = await makePlace(engine, { empty: true });
    const env = {
      BANK_DATA_DIR: join(place.dataDir, 'restored'),
      BANK_KEY_FILE: keyFile,
      BANK_RATE_LIMIT: 'off',
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    };
    expect(await bank(['restore', file], env)).toContain('its books are proven');
    await bank(['verify'], env);
    // An operator gives staff their way in.
    const said = await bank(['admin', 'reset', server.admin.username], env);
    const restored = await startBankServer({
      ...env,
      BANK_PUBLIC_URL: server.origin,
      BANK_ADMIN_PASSWORD: /password +(\S+)/.exec(said)?.[1] ?? '',
    });
    const signInWith = ({ username }: Customer, password: string) =>
      restored.call('POST', '/api/users/login', { body: { username, email: username, password } });

    for (const token of withdrawnTokens)
      expect((await restored.call('GET', '/api/users/user', { token })).status).toBe(401);
    for (const password of [alice.password, laterPassword])
      expect((await signInWith(alice, password)).status).toBe(401);
    expect((await passkeyCalls(restored.call).logIn(removedDevice)).status).toBe(401);
    expect((await signInWith(bruno, bruno.password)).status).toBe(401);
    // Mail that waited when the backup was taken is not sent again.
    expect(await restored.outbox()).toEqual([]);

    const [ofAlice, token] = [await chooseAnew(restored, alice), await chooseAnew(restored, bruno)];
    expect(await brunosBalance(restored, token)).toBeGreaterThanOrEqual(paidBefore);
    const paid = await restored.call('POST', '/api/transfers/local', {
      token: ofAlice,
      body: localTransferBody(alice, { name: 'Bruno Bell', account: bruno.checking.number }, 1),
    });
    expect(paid.status).toBe(201);
    await restored.close();
    await bank(['verify'], env);
    await place.remove();
  });
}

describe('a backup of a running bank, restored into a new folder', () => opensAgain('embedded'));
describeOnPostgres('a backup of a running bank, restored into PostgreSQL', () =>
  opensAgain('postgresql'),
);

test('a backup never replaces a file', async () => {
  await expect(bank(['backup', file], { BANK_DATA_DIR: server.dataDir })).rejects.toMatchObject({
    stderr: expect.stringContaining('exists already'),
  });
});
