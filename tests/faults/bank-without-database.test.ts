import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a bank whose database is away', () => {
  let cluster: PostgresCluster;
  let server: BankServer;
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    server = await startBankServer({ DATABASE_URL: cluster.url('postgres') });
  });
  afterAll(async () => {
    await server.close();
    await cluster.remove();
  });

  test('says that it can take no money, still shows its pages, and recovers by itself', async () => {
    const health = () => server.call('GET', '/api/health');
    expect((await health()).status).toBe(200);
    await cluster.kill();
    const away = await health();
    expect([away.status, away.body.code, typeof away.body.message]).toEqual([503, 'BUSY', 'string']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    for (const path of ['/', '/login', '/user/dashboard']) expect((await fetch(server.origin + path)).status).toBe(200);
    await cluster.start();
    await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe(200);
  });
});
