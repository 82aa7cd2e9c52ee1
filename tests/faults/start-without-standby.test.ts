import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a server that starts where no commit ends', () => {
  let cluster: PostgresCluster;
  let server: BankServer;
  let alice: Customer;
  let bruno: Customer;
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    server = await startBankServer({
      DATABASE_URL: cluster.url('postgres'),
      BANK_RATE_LIMIT: 'off',
      BANK_PATIENCE_SECONDS: '2',
    });
    alice = await registerCustomer(server.call, 'alice.ames');
    bruno = await registerCustomer(server.call, 'bruno.bell');
    await fund(server.call, server.admin, alice, 1_000_000);
    await pay('before');
  });
  afterAll(async () => {
    await server.close();
    await cluster.remove();
  });

  const pay = async (key: string) =>
    await server.call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 7, {
        reference: key,
      }),
      headers: { 'idempotency-key': key },
    });
  const health = async () => (await server.call('GET', '/api/health')).body;
  const read = async () => {
    const { status, body } = await server.call('GET', '/api/transfers/transactions', {
      token: bruno.token,
    });
    return [status, body.transfers?.map(({ reference }: { reference: string }) => reference)];
  };
  const askDoctor = async () =>
    await bankCommand(['doctor'], {
      BANK_DATA_DIR: server.dataDir,
      DATABASE_URL: cluster.url('postgres'),
    }).catch(({ stdout }: { stdout: string }) => stdout);
  const waitFor = async (standby: string) => {
    await cluster.administer(`ALTER SYSTEM SET synchronous_standby_names = '${standby}'`);
    await cluster.administer('SELECT pg_reload_conf()');
  };

  test('serves reading while no standby confirms, and pays once one need not', async () => {
    await server.kill();
    await waitFor('nobody');
    await server.start();
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status: 'ok', paying: false });
    expect(await read()).toEqual([200, ['before']]);
    expect((await pay('while-away')).status).toBe(503);
    expect(await askDoctor()).toContain('FAULT    durability   No commit is confirmed within');
    await waitFor('');
    await expect.poll(async () => (await pay('while-away')).status, { timeout: 20_000 }).toBe(201);
    expect(await askDoctor()).toContain('durability   What is confirmed survives power loss');
    expect(await read()).toEqual([200, ['while-away', 'before']]);
  });

  test('serves reading where its database recovers, and pays once that leads', async () => {
    await server.kill();
    await cluster.kill();
    await cluster.startAsStandby();
    await server.start();
    expect(await read()).toEqual([200, ['while-away', 'before']]);
    expect((await pay('recovered')).status).toBe(503);
    await cluster.administer('SELECT pg_promote()');
    await expect.poll(async () => (await pay('recovered')).status, { timeout: 20_000 }).toBe(201);
  });
});
