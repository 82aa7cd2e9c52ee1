import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, signIn } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { describeOnPostgres, makePlace } from '../support/test-database.ts';

async function makeEmptyPlace(): Promise<{ dataDir: string; databaseUrl: string }> {
  const { dataDir, databaseUrl, remove } = await makePlace('postgresql', { empty: true });
  onTestFinished(remove);
  return { dataDir, databaseUrl: String(databaseUrl) };
}

async function start(env: Record<string, string>): Promise<BankServer> {
  const server = await startBankServer({ BANK_RATE_LIMIT: 'off', ...env });
  onTestFinished(() => server.close());
  return server;
}

/**
 * Runs statements as the server's login, out of the role that the server takes.
 * @returns what PostgreSQL says to each.
 */
async function asLogin(databaseUrl: string, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const said: string[] = [];
  // A grant by a login that may not give it is done, and gives nothing.
  const before = ['SET ROLE larkmoor_app', 'RESET ROLE', 'GRANT DELETE ON entry TO larkmoor_app'];
  for (const sql of [...before, ...statements])
    said.push(
      await client.query(sql).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
  await client.end();
  return said.slice(before.length);
}

async function ownersOfTables(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ owner: string }>(
    `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  await client.end();
  return rows.map(({ owner }) => owner);
}

const refused = expect.stringMatching(/^(permission denied|must be owner|must be superuser)/);

/** Attacks by the owner of the books; each must fail, whatever the tables hold. */
const attacks = [
  'DELETE FROM entry',
  'UPDATE entry SET amount = amount + 1',
  'TRUNCATE audit_event',
  'DELETE FROM audit_event',
  'DELETE FROM entry_first',
  'INSERT INTO audit_event_first DEFAULT VALUES',
  'ALTER TABLE entry DISABLE TRIGGER ALL',
  'ALTER TABLE audit_event ADD COLUMN extra text',
  'DROP TABLE audit_block',
  'CREATE TABLE mine (id integer)',
  "COPY (SELECT 1) TO PROGRAM 'true'",
];

describeOnPostgres('a server whose login only serves', () => {
  test('migrates nothing, and outside its role changes no entry, trail or table [S-61]', async () => {
    const { databaseUrl } = await makeEmptyPlace();
    const { DATABASE_URL, DATABASE_OWNER_URL } = await makeLogins(databaseUrl);
    await expect(startBankServer({ DATABASE_URL })).rejects.toThrow(
      /ended with 78 .*lacks the migration 0001-ledger\.sql.*npm run bank -- migrate/s,
    );
    expect(await bankCommand(['migrate'], { DATABASE_URL, DATABASE_OWNER_URL })).toMatch(
      /\d+ migrations were made/,
    );
    expect(await bankCommand(['migrate'], { DATABASE_URL, DATABASE_OWNER_URL })).toContain(
      'at this version already',
    );
    await expect(bankCommand(['migrate'], { DATABASE_URL })).rejects.toMatchObject({
      stderr: expect.stringContaining('Set DATABASE_OWNER_URL'),
    });

    const server = await start({ DATABASE_URL });
    const alice = await registerCustomer(server.call, 'alice.ames');
    const bruno = await registerCustomer(server.call, 'bruno.bell');
    await fund(server.call, server.admin, alice, 100, 'Savings Account');
    const body = localTransferBody(
      alice,
      { name: 'Bruno Bell', account: bruno.checking.number },
      1,
    );
    expect(
      (await server.call('POST', '/api/transfers/local', { token: alice.token, body })).status,
    ).toBe(201);
    // The nightly proof reads everything over a connection of its own.
    const proof = await server.call('POST', '/api/admin/jobs/proof-of-the-books/run', {
      token: server.admin.token,
    });
    expect([proof.status, proof.body.error]).toEqual([200, undefined]);

    expect(await asLogin(DATABASE_URL, attacks)).toEqual(attacks.map(() => refused));
    await bankCommand(['verify'], { DATABASE_URL, BANK_DATA_DIR: server.dataDir });
  });

  test('with both addresses a start migrates; the owner’s backup is restored', async () => {
    const { databaseUrl, dataDir } = await makeEmptyPlace();
    const server = await start(await makeLogins(databaseUrl));
    const alice = await registerCustomer(server.call, 'alice.ames');
    await fund(server.call, server.admin, alice, 100);
    const file = join(dataDir, 'a.bank');
    await bankCommand(['backup', file], await makeLogins(databaseUrl));

    const other = await makeEmptyPlace();
    const env = {
      ...(await makeLogins(other.databaseUrl)),
      BANK_KEY_FILE: `${server.dataDir}.key`,
    };
    expect(await bankCommand(['restore', file], env)).toContain('its books are proven');
    await bankCommand(['verify'], env);
    const said = await bankCommand(['admin', 'reset', server.admin.username], env);
    const { DATABASE_OWNER_URL: _owner, ...serving } = env;
    const restored = await start({
      ...serving,
      BANK_ADMIN_PASSWORD: /password +(\S+)/.exec(said)?.[1] ?? '',
    });
    expect((await restored.call('GET', '/api/health')).status).toBe(200);
    expect(await asLogin(env.DATABASE_URL, attacks)).toEqual(attacks.map(() => refused));
  });

  test('a bank of one login says so at the start; the script takes its tables', async () => {
    const { databaseUrl } = await makeEmptyPlace();
    const server = await start({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' });
    expect(server.said()).toContain(
      'of DATABASE_URL is a superuser of PostgreSQL: with it, entries and the audit trail can ' +
        'be changed.',
    );
    const alice = await registerCustomer(server.call, 'alice.ames');
    await server.stop();

    const logins = await makeLogins(databaseUrl);
    const keyFile = { BANK_KEY_FILE: `${server.dataDir}.key` };
    const owned = await start({ DATABASE_URL: logins.DATABASE_OWNER_URL, ...keyFile });
    expect(owned.said()).toContain('larkmoor_owner of DATABASE_URL owns the tables of the bank');
    await owned.stop();
    // The months' too: else the job that makes the next one may not.
    expect(await ownersOfTables(logins.DATABASE_OWNER_URL)).toEqual(['larkmoor_owner']);
    const serving = await start({ ...logins, ...keyFile });
    expect(serving.said()).not.toContain('WARNING');
    await signIn(serving.call, alice.username, alice.password);
    expect(await asLogin(logins.DATABASE_URL, attacks)).toEqual(attacks.map(() => refused));
  });
});
