import { expect, test } from 'vitest';
import { bankCommand } from '../support/bank-command.ts';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a server that starts where no commit ends', () => {
  const { cluster, server, bruno, pay } = useBankOnCluster({ patienceSeconds: 2 });
  const health = async () => (await server().call('GET', '/api/health')).body;
  const read = async () => {
    const { status, body } = await server().call('GET', '/api/transfers/transactions', {
      token: bruno().token,
    });
    return [status, body.transfers?.map(({ reference }: { reference: string }) => reference)];
  };
  const askDoctor = async () =>
    await bankCommand(['doctor'], {
      BANK_DATA_DIR: server().dataDir,
      DATABASE_URL: cluster().url('postgres'),
    }).catch(({ stdout }: { stdout: string }) => stdout);
  const waitFor = async (standby: string) => {
    await cluster().administer(`ALTER SYSTEM SET synchronous_standby_names = '${standby}'`);
    await cluster().administer('SELECT pg_reload_conf()');
  };

  test('serves reading while no standby confirms, and pays once one need not', async () => {
    expect((await pay('before')).status).toBe(201);
    await server().kill();
    await waitFor('nobody');
    await server().start();
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
    await server().kill();
    await cluster().kill();
    await cluster().startAsStandby();
    await server().start();
    expect(await read()).toEqual([200, ['while-away', 'before']]);
    expect((await pay('recovered')).status).toBe(503);
    await cluster().administer('SELECT pg_promote()');
    await expect.poll(async () => (await pay('recovered')).status, { timeout: 20_000 }).toBe(201);
  });
});
