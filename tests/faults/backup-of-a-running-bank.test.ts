import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, signIn, type Customer } from '../../fixtures/people.ts';
import { bankCommand as bank } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { describeOnPostgres, makePlace, type EngineName } from '../support/test-database.ts';

let server: BankServer;
let alice: Customer;
let bruno: Customer;
let file: string;
let keyFile: string;
let paidBefore = 0;

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
}, 120_000);
afterAll(() => server.close());

function opensAgain(engine: EngineName): void {
  test('every payment acknowledged before is there, the books are proven, and people sign in', async () => {
    const place = await makePlace(engine, { empty: true });
    const env = {
      BANK_DATA_DIR: join(place.dataDir, 'restored'),
      BANK_KEY_FILE: keyFile,
      BANK_RATE_LIMIT: 'off',
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    };
    expect(await bank(['restore', file], env)).toContain('its books are proven');
    await bank(['verify'], env);
    const restored = await startBankServer(env);
    const token = await signIn(restored.call, bruno.username, bruno.password);
    expect(await brunosBalance(restored, token)).toBeGreaterThanOrEqual(paidBefore);
    const paid = await restored.call('POST', '/api/transfers/local', {
      token: await signIn(restored.call, alice.username, alice.password),
      body: localTransferBody(alice, { name: 'Bruno Bell', account: bruno.checking.number }, 1),
    });
    expect(paid.status).toBe(201);
    await restored.close();
    await bank(['verify'], env);
    await place.remove();
  });
}

describe('a backup of a running bank, restored into a new folder', () => opensAgain('embedded'));
describeOnPostgres('a backup of a running bank, restored into PostgreSQL', () => opensAgain('postgresql'));

test('a backup never replaces a file', async () => {
  await expect(bank(['backup', file], { BANK_DATA_DIR: server.dataDir })).rejects.toMatchObject({ stderr: expect.stringContaining('exists already') });
});
