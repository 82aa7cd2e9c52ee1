import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fund, localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { clockOfFile, findFakeTime } from '../../scripts/test/fake-time.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startBankServer } from '../support/bank-server.ts';
import { describeOnPostgres, makePlace } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';

const library = findFakeTime();

// Debian's libfaketime gives a process another clock.
const describeHere =
  library === undefined && process.env['CI'] !== 'true' ? describe.skip : describeOnPostgres;

describeHere('a server whose clock jumps while it serves', () => {
  test('takes no payment two hours ahead, ends no session, and goes on when it is right again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkmoor-clock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const clock = join(folder, 'clock');
    const jumpTo = (seconds: number) => writeFileSync(clock, `+${seconds}\n`);
    jumpTo(0);
    const place = await makePlace('postgresql');
    onTestFinished(() => place.remove());
    const server = await startBankServer({
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'silent',
      ...clockOfFile(library ?? '', clock),
    });
    onTestFinished(() => server.close());
    const alice = await registerCustomer(server.call, 'alice.ames');
    const bruno = await registerCustomer(server.call, 'bruno.bell');
    await fund(server.call, server.admin, alice, 100);
    const pay = (key: string) =>
      server.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1),
        headers: { 'idempotency-key': key },
      });
    const health = async () => (await server.call('GET', '/api/health')).body;
    const whileRight = randomUUID();
    const made = await pay(whileRight);
    expect(made.status).toBe(201);

    jumpTo(7_200);
    const whileAhead = randomUUID();
    expect(await pay(whileAhead)).toMatchObject({ status: 503, body: { code: 'CLOCK_WRONG' } });
    await expect.poll(health).toMatchObject({ code: 'CLOCK_WRONG' });
    // The same sessions still see their accounts.
    expect((await server.call('GET', '/api/users/accounts', { token: bruno.token })).status).toBe(
      200,
    );

    jumpTo(0);
    await expect.poll(health).toMatchObject({ status: 'ok' });
    expect((await pay(whileAhead)).status).toBe(201);
    expect((await pay(whileRight)).body).toEqual(made.body);
    const received = await server.call('GET', '/api/transfers/transactions?page=1&limit=5', {
      token: bruno.token,
    });
    expect(received.body.total).toBe(2);
    const owner = await openDatabase({
      dataDir: '',
      databaseUrl: place.databaseUrl,
      as: 'tool',
      migrates: false,
      maxConnections: 1,
    });
    onTestFinished(() => owner.close());
    await verifyBooks(owner);
  });
});
