import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertWrongProof } from '../../server/staff/books/proofs-store.ts';
import { signIn } from '../../fixtures/people.ts';
import { bankCommand, startBankCommand } from '../support/bank-command.ts';
import { useBankPerTest } from '../support/payments.ts';
import { environmentNames } from '../support/test-environment.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const { bank, cast, toBruno } = useBankPerTest({ LOG_LEVEL: 'silent', BANK_TEST_SERVERS: '1' });

async function env() {
  const { db, config } = bank().bank;
  const { rows } = await db.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(process.env[environmentNames.postgres] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return {
    DATABASE_URL: url.href,
    BANK_DATA_DIR: config.dataDir,
    BANK_KEY_FILE: config.keyFile,
    BANK_SANDBOX: '1',
  };
}
const command = ['recovered', '--prove-later'];

async function comeIn(username: string) {
  const reset = await bankCommand(['admin', 'reset', username], await env());
  const given = /password +(\S+)/.exec(reset)?.[1] ?? '';
  const first = await signIn(bank().call, username, given);
  const chosen = 'a-staff-password-of-later';
  const body = { currentPassword: given, newPassword: chosen, confirmPassword: chosen };
  await bank().call('POST', '/api/users/password', { token: first, body });
  const token = await signIn(bank().call, username, chosen);
  return (method: string, path: string, asked?: unknown) =>
    bank().call(method, path, { token, ...(asked === undefined ? {} : { body: asked }) });
}

const hasStopped = async () =>
  (await bank().bank.db.query('SELECT FROM money_stop WHERE lifted_at IS NULL')).rows.length === 1;

/** As the owner of the database, whom no right of the application binds. */
const asOwner = async (sql: string): Promise<void> => {
  const owner = await bank().bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
};

describeOnPostgres('a bank that was restored to a moment, and is proven later', () => {
  test('opens without what opened it, moves money after a proof of the open days, and is then proven whole', async () => {
    const { alice, admin } = cast();
    const said = await bankCommand(command, await env());
    expect(said.indexOf('The bank may be read from now on.')).toBeLessThan(
      said.indexOf('The books are right: '),
    );
    expect(said).toContain('Money moves again.');
    expect((await bank().call('GET', '/api/users/user', { token: alice.token })).status).toBe(401);
    expect(await hasStopped()).toBe(false);
    const staff = await comeIn(admin.username);
    const proofs = async () => (await staff('GET', '/api/admin/books/proofs')).body.proofs;
    await expect.poll(proofs, { timeout: 60_000 }).toMatchObject([
      { scope: 'full', state: 'right', askedBy: { name: 'operator' } },
      { state: 'right', askedBy: { name: 'operator' } },
      { state: 'wrong', askedBy: { name: 'operator' } },
    ]);
  });

  test('is read while the proof goes on, and a payment that a server misses keeps money for staff', async () => {
    const { admin } = cast();
    const owner = await bank().bank.openSnapshot();
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = owner.tx(async (tx) => {
      await tx.query('LOCK TABLE journal IN ACCESS EXCLUSIVE MODE');
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const recovering = startBankCommand(command, await env());
    await expect.poll(hasStopped, { timeout: 60_000 }).toBe(true);
    expect((await bank().call('GET', '/api/health')).body.code).toBe('MONEY_STOPPED');
    const { db, clock } = bank().bank;
    const missing = { promise: 'every payment that a server confirmed', count: 1, places: ['one'] };
    await db.tx((tx) =>
      insertWrongProof(tx, {
        id: randomUUID(),
        by: 'system:witness',
        at: clock.now(),
        findings: [missing],
      }),
    );
    letGo.resolve();
    await holding;
    await owner.close();
    expect((await recovering).stdout).toContain('MONEY STAYS STOPPED.');
    expect(await hasStopped()).toBe(true);

    const staff = await comeIn(admin.username);
    const reason = { reason: 'The payment was entered again.' };
    expect((await staff('POST', '/api/admin/books/resume', reason)).body.code).toBe(
      'BOOKS_NOT_PROVEN',
    );
    // No entry is wrong, so staff need not wait for a proof of all years.
    expect((await staff('POST', '/api/admin/books/proofs')).body).toMatchObject({
      scope: 'recent',
    });
    await bank().worker.runOne('proof-of-the-books');
    expect((await staff('POST', '/api/admin/books/resume', reason)).status).toBe(200);
    expect(await hasStopped()).toBe(false);
  });

  test('with wrong books keeps money stopped until a proof of everything', async () => {
    const { admin } = cast();
    const raise = (cents: number) =>
      asOwner(
        `UPDATE account SET posted = posted + ${cents}
          WHERE id = '00001410-0000-8000-8000-000000555344'`,
      );
    await raise(1);
    const said = await startBankCommand(command, await env()).catch((error: unknown) => error);
    expect(said).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('THE BOOKS ARE NOT RIGHT'),
    });
    await raise(-1);
    expect(await hasStopped()).toBe(true);
    const staff = await comeIn(admin.username);
    expect((await staff('POST', '/api/admin/books/proofs')).body).toMatchObject({ scope: 'full' });
    await bank().worker.runOne('proof-of-the-books');
    expect((await staff('POST', '/api/admin/books/resume', { reason: 'Mended.' })).status).toBe(
      200,
    );
  });

  test('with the keys of another bank stays as it was', async () => {
    const { alice } = cast();
    const said = await startBankCommand(command, {
      ...(await env()),
      BANK_KEY_FILE: '/dev/null',
    }).catch((error: unknown) => error);
    expect(said).toMatchObject({ code: 1 });
    expect(await hasStopped()).toBe(false);
    const token = alice.token;
    expect((await bank().call('GET', '/api/users/user', { token })).status).toBe(200);
    expect(
      (await bank().call('POST', '/api/transfers/local', { token, body: toBruno(5) })).status,
    ).toBe(201);
  });
});
