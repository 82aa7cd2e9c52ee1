import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { describeOnPostgres, makePlace, type TestPlace } from '../support/test-database.ts';

describeOnPostgres('a database that lost what a server had confirmed', () => {
  let place: TestPlace;
  let server: BankServer;
  let alice: Customer;
  let bruno: Customer;
  beforeAll(async () => {
    place = await makePlace('postgresql');
    server = await startBankServer({
      DATABASE_URL: place.databaseUrl ?? '',
      BANK_RATE_LIMIT: 'off',
    });
    alice = await registerCustomer(server.call, 'alice.ames');
    bruno = await registerCustomer(server.call, 'bruno.bell');
    await fund(server.call, server.admin, alice, 1_000_000);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  const pay = async (key: string) =>
    await server.call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 7, {
        reference: key,
      }),
      headers: { 'idempotency-key': key },
    });
  const staff = async (method: string, path: string, body?: unknown) =>
    await server.call(method, path, { token: server.admin.token, ...(body ? { body } : {}) });
  const proofs = async () => (await staff('GET', '/api/admin/books/proofs')).body;
  const resume = async () => {
    await staff('POST', '/api/admin/books/proofs');
    await expect
      .poll(async () => (await proofs()).proofs[0].state, { timeout: 30_000 })
      .toBe('right');
    const { status } = await staff('POST', '/api/admin/books/resume', { reason: 'Seen.' });
    expect(status).toBe(200);
  };
  /** Whole bank, as it is now; and what brings it back as one that was restored. */
  const keepBackup = async () => {
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    await administer(place, ...withoutUsers(name), `CREATE DATABASE ${name}_old TEMPLATE ${name}`);
    await administer(place, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    return async () =>
      await administer(
        place,
        ...withoutUsers(name),
        `DROP DATABASE ${name} WITH (FORCE)`,
        `ALTER DATABASE ${name}_old RENAME TO ${name}`,
      );
  };

  test('money stops at once, the lost payments are named, and staff let it go on [L-315]', async () => {
    expect((await pay(randomUUID())).status).toBe(201);
    const restore = await keepBackup();
    // More than a proof names places of one promise.
    const lost = Array.from({ length: 30 }, () => randomUUID());
    for (const key of lost) await expect.poll(async () => (await pay(key)).status).toBe(201);

    await restore();
    const refusal = async () => (await pay(randomUUID())).body.code;
    await expect.poll(refusal, { timeout: 20_000 }).not.toBe('BUSY');
    expect(await refusal()).toBe('MONEY_STOPPED');
    expect((await server.call('GET', '/api/health')).body.code).toBe('MONEY_STOPPED');
    expect((await staff('GET', '/api/admin/books/proofs')).status).toBe(200);

    const [{ state, askedBy, findings }] = (await proofs()).proofs;
    expect([state, askedBy.name]).toEqual(['wrong', 'witness']);
    expect(findings).toHaveLength(1);
    expect(findings[0].count).toBe(lost.length);
    for (const [index, key] of lost.entries())
      expect(findings[0].places[index]).toContain(
        `${key}: $7.00 to Bruno, by customer ${alice.id}, confirmed `,
      );

    await resume();
    expect((await pay(lost[0] ?? '')).status).toBe(201);
  });

  test('one that was down meanwhile notices at its next start', async () => {
    const restore = await keepBackup();
    await expect.poll(async () => (await pay('while-down')).status).toBe(201);
    expect(await server.stop()).toBe(0);
    await restore();
    await server.start();
    expect((await pay(randomUUID())).body.code).toBe('MONEY_STOPPED');
    expect((await proofs()).proofs[0].findings[0].places[0]).toContain('while-down: $7.00');
    await resume();
    expect((await pay(randomUUID())).status).toBe(201);
  });

  test('a killed server, a switch of connections: nothing is lost, and nothing is said', async () => {
    for (let each = 0; each < 5; each += 1) expect((await pay(randomUUID())).status).toBe(201);
    const before = (await proofs()).proofs[0].id;
    await administer(place, terminated(new URL(place.databaseUrl ?? '').pathname.slice(1)));
    await expect.poll(async () => (await pay(randomUUID())).status).toBe(201);
    await server.kill();
    await server.start();
    expect((await pay(randomUUID())).status).toBe(201);
    expect((await proofs()).proofs[0].id).toBe(before);
  });
});

const terminated = (name: string) =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;

const withoutUsers = (name: string) => [
  `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
  terminated(name),
];

async function administer(place: TestPlace, ...statements: string[]): Promise<void> {
  const url = new URL(place.databaseUrl ?? '');
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
