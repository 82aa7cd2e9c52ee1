import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Examined } from '../../server/start/examine/examined.ts';
import { bankCommand } from '../support/bank-command.ts';
import { findFreePort } from '../support/free-port.ts';
import { startPayingBank } from '../support/paying-bank.ts';

const sent = [201, 'TRANSFER_SUBMITTED'];
/** The first payment after the folder went may be in the database's log or not: it is not known. */
const unsent = [503, expect.stringMatching(/^(?:OUTCOME_UNKNOWN|BUSY)$/)];

/** A bank in a folder of its own, which a test may take away, with two customers who pay. */
async function openBank() {
  const port = await findFreePort();
  const { server, alice, pay } = await startPayingBank({
    BANK_PATIENCE_SECONDS: '0',
    BANK_METRICS_PORT: String(port),
  });
  onTestFinished(() => server.close());
  return {
    server,
    folder: join(server.dataDir, 'database'),
    health: async () => {
      const { status, body } = await server.call('GET', '/api/health');
      return [status, body.code ?? body.condition];
    },
    read: async () => {
      const { status, body } = await server.call('GET', '/api/users/accounts', {
        token: alice.token,
      });
      return [status, body.code];
    },
    pay: async (reference: string) => {
      const { status, body } = await pay(reference);
      return [status, body.code];
    },
    figures: async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    /** Lists the doctor's faults of the database. */
    doctorFinds: async () => {
      const stdout = await bankCommand(['doctor', '--json'], {
        BANK_DATA_DIR: server.dataDir,
      }).catch((error: { stdout: string }) => error.stdout);
      return (JSON.parse(stdout) as Examined[])
        .filter(({ about, state }) => about === 'database' && state === 'fault')
        .map(({ found }) => found);
    },
  };
}

test('a folder that is renamed under the bank: from then on nothing is confirmed, all is refused, and it is named; brought back, the bank goes on', async () => {
  const { server, folder, health, read, pay, figures, doctorFinds } = await openBank();
  const confirmed: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    for (let n = 1; n <= 5; n += 1) {
      confirmed.push(`paid-${round}-${n}`);
      expect(await pay(`paid-${round}-${n}`)).toEqual(sent);
    }
    expect(await health()).toEqual([200, 'ready']);
    await rename(folder, `${folder}.away`);
    expect(await pay(`lost-${round}`)).toEqual(unsent);
    expect(await pay(`refused-${round}`)).toEqual([503, 'BUSY']);
    expect(await read()).toEqual([503, 'BUSY']);
    expect(await health()).toEqual([503, 'DATABASE_GONE']);
    expect(await figures()).toMatch(/^larkmoor_database_gone 1$/m);
    await rename(`${folder}.away`, folder);
    await expect.poll(health, { timeout: 20_000 }).toEqual([200, 'ready']);
    expect(await figures()).toMatch(/^larkmoor_database_gone 0$/m);
  }
  for (const reference of confirmed) expect(await pay(reference)).toEqual(sent);
  const said = server.output();
  expect(said.match(/THE DATABASE IS AWAY.*/g)).toHaveLength(3);
  expect(said).toContain(`${folder} is gone: it was deleted, renamed or unmounted`);
  expect(said.match(/the database is back/g)).toHaveLength(3);
  expect(said).not.toContain('unexpected error');

  await rename(folder, `${folder}.away`);
  await expect.poll(health).toEqual([503, 'DATABASE_GONE']);
  expect(await doctorFinds()).toEqual([expect.stringContaining(`${folder} is gone`)]);
  await rename(`${folder}.away`, folder);
  await expect.poll(health, { timeout: 20_000 }).toEqual([200, 'ready']);
  expect(await server.stop()).toBe(0);
  expect(
    await bankCommand(['verify'], {
      BANK_DATA_DIR: server.dataDir,
      BANK_KEY_FILE: `${server.dataDir}.key`,
    }),
  ).toContain('The books are right');
});

test('a copy in its place is not taken for it, and without a payment it is seen within seconds', async () => {
  const { server, folder, health, read, pay } = await openBank();
  expect(await pay('before')).toEqual(sent);
  await rename(folder, `${folder}.away`);
  await cp(`${folder}.away`, folder, { recursive: true });
  expect(await pay('into-a-copy')).toEqual(unsent);
  expect(await pay('into-a-copy')).toEqual([503, 'BUSY']);
  await rm(folder, { recursive: true });
  await rename(`${folder}.away`, folder);
  await expect.poll(health, { timeout: 20_000 }).toEqual([200, 'ready']);

  await rename(folder, `${folder}.away`);
  // A look takes what is in memory, and writes nothing.
  await expect.poll(read, { timeout: 10_000 }).toEqual([503, 'BUSY']);
  await rename(`${folder}.away`, folder);
  await expect.poll(read, { timeout: 20_000 }).toEqual([200, undefined]);
  expect(server.output()).not.toContain('unexpected error');
});

test('a folder that is deleted under the bank is not made again, and the bank still stops', async () => {
  const { server, folder, health, read, pay, doctorFinds } = await openBank();
  expect(await pay('before')).toEqual(sent);
  await rm(server.dataDir, { recursive: true, maxRetries: 3 });
  expect(await pay('after')).toEqual(unsent);
  await expect.poll(health).toEqual([503, 'DATABASE_GONE']);
  expect(await read()).toEqual([503, 'BUSY']);
  expect((await server.call('GET', '/api/live')).status).toBe(200);
  expect(await doctorFinds()).toEqual([expect.stringContaining('There is no bank in')]);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(server.dataDir, 'confirmed-payments.json'))).toBe(false);
  expect(await server.stop()).toBe(0);
  expect(existsSync(folder)).toBe(false);
});
