import { expect, test } from 'vitest';
import { injectedCalls, type Call } from '../../fixtures/bank-client.ts';
import { createApp } from '../../server/app.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { blockSigner } from '../../server/services/audit/block-signatures.ts';
import { startWorker } from '../../server/services/jobs/worker.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';
import { refusalOf } from '../support/answers.ts';
import { chainAll } from '../support/chained-trail.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { halfAYearAhead } from '../support/half-a-year-ahead.ts';

// The tests ask which process proved and paid, so there is one.
const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest({
  LOG_LEVEL: 'silent',
  BANK_TEST_SERVERS: '1',
});

/** As the owner of the database, whom no right of the application binds. */
async function asOwner(sql: string): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
}

const raise = (cents: number) =>
  asOwner(
    `UPDATE account SET posted = posted + ${cents}
      WHERE id = '00001410-0000-8000-8000-000000555344'`,
  );
const staff = (method: string, path: string, body?: unknown) =>
  bank().call(method, path, { token: cast().admin.token, ...(body === undefined ? {} : { body }) });

/** A decision of the staff that moves no money. */
async function closeAMessage() {
  const body = {
    firstName: 'Ines',
    lastName: 'Marsh',
    email: 'ines@mail.example',
    subject: 'Hours',
    message: 'Open?',
    privacyConsent: true,
  };
  await bank().call('POST', '/api/messages', { body });
  const { _id: id } = (await staff('GET', '/api/admin/messages')).body.cases[0];
  await staff('POST', `/api/admin/queues/message/${id}/take`);
  return await staff('POST', `/api/admin/messages/${id}/close`, { reason: 'SPAM' });
}

/** Asks for a proof and waits for it. */
async function prove(): Promise<string> {
  expect((await staff('POST', '/api/admin/books/proofs')).status).toBe(202);
  await bank().worker.runOne('proof-of-the-books');
  const { body } = await staff('GET', '/api/admin/books/proofs');
  return body.proofs[0].state;
}

async function openSecond(): Promise<{ call: Call; second: OpenBank; close(): Promise<void> }> {
  const second = await bank().openSecondServer();
  const worker = startWorker(second, bankJobs(second.config));
  const app = await createApp({ bank: second, worker, webFolder: undefined });
  return {
    call: injectedCalls(app),
    second,
    async close() {
      await app.close();
      await worker.stop();
    },
  };
}

describeOnPostgres('books that are not right', () => {
  test('stop money on both servers; mended books and a person let it go on [L-271]', async () => {
    const { alice, admin } = cast();
    expect(await prove()).toBe('right');
    const other = await openSecond();
    const payThere = () =>
      other.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: toBruno(5),
        headers: { 'idempotency-key': 'kept' },
      });
    const before = (await pay(toBruno(1), { 'idempotency-key': 'earlier' })).body;

    await raise(1);
    expect(await prove()).toBe('wrong');
    const { body: stopped } = await staff('GET', '/api/admin/books/proofs');
    expect(stopped.proofs[0].findings[0]).toMatchObject({
      promise: 'all balances sum to zero in each currency',
      places: ['USD: 1'],
    });
    expect(stopped).toMatchObject({ mayResume: false, stop: { proofId: stopped.proofs[0].id } });
    expect(stopped.balancedSince).toBeUndefined();

    // Nothing moves: here, there, scheduled or by staff. The key stays free.
    for (const answer of [
      await pay(toBruno(5)),
      await payThere(),
      await pay(toBruno(5, { transferDate: `${halfAYearAhead().toString()}T10:00` })),
    ]) {
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
        503,
        'MONEY_STOPPED',
        '60',
      ]);
      expect(answer.body.message).toContain('No money was moved.');
    }
    expect((await staff('DELETE', `/api/admin/users/${alice.id}`)).body.code).toBe('MONEY_STOPPED');
    expect((await closeAMessage()).status).toBe(200);
    // The bank repeats an earlier answer, and reading goes on.
    expect((await pay(toBruno(1), { 'idempotency-key': 'earlier' })).body).toEqual(before);
    for (const call of [bank().call, other.call]) {
      expect((await call('GET', '/api/health')).body).toMatchObject({
        status: 503,
        code: 'MONEY_STOPPED',
      });
      expect((await call('GET', '/api/live')).status).toBe(200);
      expect((await call('GET', '/api/ready')).status).toBe(200);
      expect((await call('GET', '/api/users/accounts', { token: alice.token })).status).toBe(200);
      expect(
        (await call('GET', '/api/admin/books/stop', { token: admin.token })).body,
      ).toHaveProperty('stop');
    }

    expect((await staff('POST', '/api/admin/books/resume', { reason: 'Hope.' })).body.code).toBe(
      'BOOKS_NOT_PROVEN',
    );
    await raise(-1);
    expect((await staff('POST', '/api/admin/books/resume', { reason: 'Hope.' })).body.code).toBe(
      'BOOKS_NOT_PROVEN',
    );
    expect(await prove()).toBe('right');
    expect((await pay(toBruno(5))).status).toBe(503);
    expect((await staff('GET', '/api/admin/books/proofs')).body.mayResume).toBe(true);
    // A right proof from before says nothing once a later one was wrong.
    await raise(2);
    expect(await prove()).toBe('wrong');
    expect((await staff('GET', '/api/admin/books/proofs')).body.mayResume).toBe(false);
    expect((await staff('POST', '/api/admin/books/resume', { reason: 'Hope.' })).body.code).toBe(
      'BOOKS_NOT_PROVEN',
    );
    await raise(-2);
    expect(await prove()).toBe('right');
    const answers = await Promise.all(
      [1, 2].map(() =>
        staff('POST', '/api/admin/books/resume', { reason: 'A balance had been changed by hand.' }),
      ),
    );
    expect(
      answers.map((one) => refusalOf(one) ?? one.status).toSorted((one) => (one === 200 ? -1 : 1)),
    ).toEqual([200, 'NOT_STOPPED']);
    expect((await payThere()).status).toBe(201);
    expect((await bank().call('GET', '/api/health')).status).toBe(200);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(6);
    const { rows } = await bank().bank.db.query(
      `SELECT actor, action, details FROM audit_event WHERE action LIKE 'money.%' ORDER BY at`,
    );
    expect(rows).toMatchObject([
      { actor: 'system:proof-of-the-books', action: 'money.stopped' },
      {
        actor: `admin:${admin.id}`,
        action: 'money.resumed',
        details: { reason: 'A balance had been changed by hand.' },
      },
    ]);
    await other.close();
  });

  test('stop money before the trail is read, however long that takes [L-271]', async () => {
    const owner = await bank().bank.openSnapshot();
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = owner.tx(async (tx) => {
      await tx.query('LOCK TABLE audit_block IN ACCESS EXCLUSIVE MODE');
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    await raise(1);
    const proving = prove();
    await expect
      .poll(async () => (await pay(toBruno(5))).body.code, { timeout: 20_000 })
      .toBe('MONEY_STOPPED');
    const { body: early } = await staff('GET', '/api/admin/books/proofs');
    expect(early.proofs[0]).toMatchObject({ state: 'wrong' });
    expect(early.proofs[0]).not.toHaveProperty('trail');
    letGo.resolve();
    await holding;
    expect(await proving).toBe('wrong');
    expect((await staff('GET', '/api/admin/books/proofs')).body.proofs[0].trail).toMatchObject({
      findings: [],
    });

    await owner.query('ALTER TABLE audit_block RENAME TO audit_block_away');
    expect(await prove()).toBe('wrong');
    await raise(-1);
    expect(await prove()).toBe('right');
    const { body } = await staff('GET', '/api/admin/books/proofs');
    for (const proof of body.proofs.slice(0, 2))
      expect(proof.error).toMatch(/^The trail could not be proven: .*audit_block/);
    expect(body.proofs[0]).not.toHaveProperty('trail');
    await owner.query('ALTER TABLE audit_block_away RENAME TO audit_block');
    await owner.close();
  });

  test('keep jobs that move money waiting; what is due is paid afterwards [L-271]', async () => {
    const due = (
      await pay(toBruno(7, { transferDate: new Date(Date.now() + 86_400_000).toISOString() }))
    ).body.transfer;
    await raise(1);
    await prove();
    await bank().advance('P2D');
    const statusOf = async () =>
      (
        await bank().call('GET', '/api/transfers/transactions', { token: cast().alice.token })
      ).body.transfers.find(({ _id }: { _id: string }) => _id === due._id).status;
    expect(await statusOf()).toBe('Scheduled');
    expect((await staff('POST', '/api/admin/jobs/scheduled-payments/run')).body.code).toBe(
      'MONEY_STOPPED',
    );
    const { body } = await staff('GET', '/api/admin/jobs');
    expect(
      body.jobs.find(({ name }: { name: string }) => name === 'scheduled-payments'),
    ).toMatchObject({ waits: true, movesMoney: true });
    expect(body.setAside).toEqual([]);
    await raise(-1);
    await prove();
    await staff('POST', '/api/admin/books/resume', { reason: 'Mended.' });
    await bank().worker.runAll();
    expect(await statusOf()).toBe('Completed');
  });
});

describeOnPostgres('a trail that was changed [S-59]', () => {
  test('is named by the proof with its place, and stops no money [S-59 L-344]', async () => {
    const { db, secrets, clock } = bank().bank;
    await chainAll(db, blockSigner(secrets), clock.now().add({ hours: 1 }));
    expect(await prove()).toBe('right');
    const { body: before } = await staff('GET', '/api/admin/books/proofs');
    expect(before).toMatchObject({
      trailUnchangedSince: before.proofs[0].startedAt,
      trailProvenAt: before.proofs[0].startedAt,
    });
    expect(before.proofs[0].trail).toMatchObject({ findings: [] });

    const { rows } = await db.query<{ id: string; address: string }>(
      `SELECT id, address FROM audit_event WHERE id = (SELECT events[1] FROM audit_block
        WHERE cardinality(events) > 0)`,
    );
    const writeAddress = (address: string) =>
      asOwner(
        `ALTER TABLE audit_event DISABLE TRIGGER USER; UPDATE audit_event SET address = '${address}'
          WHERE id = '${rows[0]?.id}'; ALTER TABLE audit_event ENABLE TRIGGER USER`,
      );
    await writeAddress('192.0.2.1');
    expect(await prove()).toBe('right');
    const { body: changed } = await staff('GET', '/api/admin/books/proofs');
    expect(changed.proofs[0].trail.findings).toMatchObject([
      { count: 1, places: [expect.stringContaining(`event ${rows[0]?.id}, block`)] },
    ]);
    expect(changed).not.toHaveProperty('trailUnchangedSince');
    expect((await pay(toBruno(1))).status).toBe(201);

    await writeAddress(rows[0]?.address ?? '');
    expect(await prove()).toBe('right');
    const { body: mended } = await staff('GET', '/api/admin/books/proofs');
    expect(mended.trailUnchangedSince).toBe(mended.proofs[0].startedAt);
  });
});

test('a proof runs once on all servers; a dead server’s is given up', async () => {
  const { db } = bank().bank;
  await db.query(
    `INSERT INTO books_proof (id, asked_at, asked_by, started_at, alive_at)
     VALUES (gen_random_uuid(), now() - interval '2 minutes', $1, now() - interval '2 minutes',
       now() - interval '2 minutes')`,
    [`admin:${cast().admin.id}`],
  );
  const { status, body } = await staff('POST', '/api/admin/books/proofs');
  expect([status, body.code]).toEqual([409, 'PROOF_UNDER_WAY']);
  expect(body.message).toContain(cast().admin.username);
  expect(await bank().worker.runOne('proof-of-the-books')).toBe(0);
  expect((await staff('GET', '/api/admin/books/proofs')).body.proofs).toMatchObject([
    { state: 'failed' },
  ]);
  expect((await staff('POST', '/api/admin/books/proofs')).status).toBe(202);
});

test('the books are proven every night; after a failure not before ten minutes', async () => {
  const { clock } = bank().bank;
  const tomorrow = clock.now().add({ hours: 25 });
  const now = clock.now;
  clock.now = () => tomorrow;
  const { openSnapshot } = bank().bank;
  bank().bank.openSnapshot = () => Promise.reject(new Error('No room.'));
  await expect(bank().worker.runOne('proof-of-the-books')).rejects.toThrow('No room.');
  bank().bank.openSnapshot = openSnapshot;
  expect(await bank().worker.runOne('proof-of-the-books')).toBe(0);
  clock.now = () => tomorrow.add({ minutes: 10 });
  expect(await bank().worker.runOne('proof-of-the-books')).toBe(1);
  clock.now = now;
  const { body } = await staff('GET', '/api/admin/books/proofs');
  expect(body.proofs).toMatchObject([
    { state: 'right', askedBy: { kind: 'job' }, findings: [] },
    { state: 'failed' },
  ]);
  expect(body.balancedSince).toBe(body.proofs[0].startedAt);
});
