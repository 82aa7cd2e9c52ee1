import { beforeAll, afterAll, expect, test } from 'vitest';
import { formatsOf } from '../../contract/values/format.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { LOG_LEVEL: 'silent', BANK_TEST_SERVERS: '1' });
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const staff = (method: string, path: string, body?: unknown) =>
  testBank.call(method, path, {
    token: testBank.cast.admin.token,
    ...(body === undefined ? {} : { body }),
  });
const bankDay = async () => (await staff('GET', '/api/admin/jobs')).body;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function schedule(amount: number, days: number): Promise<string> {
  const { alice, bruno } = testBank.cast;
  const body = localTransferBody(
    alice,
    { name: 'Bruno Bell', account: bruno.checking.number },
    amount,
    { transferDate: inDays(days) },
  );
  return (await testBank.call('POST', '/api/transfers/local', { token: alice.token, body })).body
    .transfer._id;
}

const trail = async (action: string) =>
  (
    await testBank.bank.db.query<{ subject: string; details: unknown }>(
      'SELECT subject, details FROM audit_event WHERE action = $1 ORDER BY at',
      [action],
    )
  ).rows;

test('every job says what it does, when it ran last and when it runs next [L-302]', async () => {
  await testBank.worker.runAll();
  const { jobs, clock } = await bankDay();
  expect(jobs.map(({ name }: { name: string }) => name)).toEqual(
    testBank.worker.jobs.map(({ name }) => name),
  );
  for (const job of jobs) {
    expect(job.about.length).toBeGreaterThan(10);
    expect(job).toMatchObject({ waits: false, underWay: false, last: { failures: 0 } });
    expect(Date.parse(job.nextAt)).toBeGreaterThan(Date.now() - 60_000);
  }
  expect(clock).toMatchObject({ businessDay: testBank.bank.clock.businessDay(), offsetSeconds: 0 });
});

test('the clock moved ahead says what ran, and lists each run with its count [L-301]', async () => {
  await schedule(1, 2);
  await schedule(2, 2);
  const { body } = await staff('POST', '/api/sandbox/clock', { advance: 'P3D' });
  expect(body.ran).toContainEqual({ job: 'scheduled-payments', done: 2 });
  const day = formatsOf('en-US').day(testBank.bank.clock.businessDay());
  expect(body.message).toBe(`It is now ${day} in this bank.`);
  const { runs } = await bankDay();
  const run = runs.find(({ job }: { job: string }) => job === 'scheduled-payments');
  expect(run).toMatchObject({ done: 2 });
  expect(run).not.toHaveProperty('askedBy');
});

test('a job run by hand is in the trail; of two at once one learns who was first [L-302]', async () => {
  const { admin } = testBank.cast;
  const { status, body } = await staff('POST', '/api/admin/jobs/settlement/run');
  expect([status, body]).toMatchObject([
    200,
    { job: 'settlement', done: 0, askedBy: { kind: 'staff', name: admin.username } },
  ]);
  expect(body.endedAt).toBeDefined();
  expect(await trail('job.run')).toMatchObject([{ subject: 'job:settlement' }]);

  const held = Promise.withResolvers<void>();
  const job = testBank.worker.jobs.find(({ name }) => name === 'short-funds');
  if (!job) throw new Error('the bank has this job');
  const { run } = job;
  job.run = async () => {
    await held.promise;
    return 0;
  };
  const first = staff('POST', '/api/admin/jobs/short-funds/run');
  await expect
    .poll(
      async () =>
        (await bankDay()).jobs.find(({ name }: { name: string }) => name === 'short-funds')
          .underWay,
    )
    .toBe(true);
  const second = await staff('POST', '/api/admin/jobs/short-funds/run');
  held.resolve();
  expect([second.status, second.body.code]).toEqual([409, 'JOB_UNDER_WAY']);
  expect(second.body.message).toContain(admin.username);
  expect((await first).status).toBe(200);
  job.run = run;
  expect((await staff('POST', '/api/admin/jobs/nothing-such/run')).body.code).toBe('JOB_NOT_FOUND');
});

test('a row that fails is shown with its reason, and tried again on request [L-302]', async () => {
  const bad = await schedule(3, 5);
  const { db } = testBank.bank;
  await db.query(`UPDATE transfer SET kind = 'interest' WHERE id = $1`, [bad]);
  await testBank.advance('P3D');
  const { setAside } = await bankDay();
  expect(setAside).toMatchObject([{ job: 'scheduled-payments', rowId: bad, tries: 1 }]);
  expect(setAside[0].reason).toContain('interest does not leave the bank');
  await db.query(`UPDATE transfer SET kind = 'local' WHERE id = $1`, [bad]);
  await db.query(`UPDATE set_aside_row SET until = now() + interval '1 hour'`);
  await testBank.worker.runAll();
  expect((await bankDay()).setAside).toHaveLength(1);
  expect(
    (
      await staff('POST', '/api/admin/jobs/set-aside/retry', {
        job: 'scheduled-payments',
        rowId: bad,
      })
    ).status,
  ).toBe(200);
  await testBank.worker.runAll();
  expect((await bankDay()).setAside).toEqual([]);
  expect(
    (
      await staff('POST', '/api/admin/jobs/set-aside/retry', {
        job: 'scheduled-payments',
        rowId: bad,
      })
    ).body.code,
  ).toBe('ROW_NOT_SET_ASIDE');
  expect(await trail('job.row_retried')).toMatchObject([
    { subject: 'job:scheduled-payments', details: { row: bad } },
  ]);
});

test('a failed mail is shown without its text, and sent again on request [L-302]', async () => {
  const { db } = testBank.bank;
  const id = crypto.randomUUID();
  const mail = { to: 'somebody@mail.example', subject: 'Secret', paragraphs: ['Hello'] };
  await db.query(
    `INSERT INTO job (id, kind, payload, run_at, attempts, last_error)
      VALUES ($1, 'mail', $2, now() + interval '1 hour', 3, 'Error: connect ECONNREFUSED')`,
    [id, JSON.stringify(mail)],
  );
  const { retried } = await bankDay();
  expect(retried).toMatchObject([
    { id, kind: 'mail', tries: 3, reason: 'Error: connect ECONNREFUSED' },
  ]);
  expect(JSON.stringify(retried)).not.toContain('Secret');
  expect((await staff('POST', `/api/admin/jobs/work/${id}/retry`)).status).toBe(200);
  await testBank.worker.runAll();
  expect((await bankDay()).retried).toEqual([]);
  expect((await testBank.outbox()).some((text) => text.includes('Subject: Secret'))).toBe(true);
  expect((await staff('POST', `/api/admin/jobs/work/${id}/retry`)).body.code).toBe(
    'ROW_NOT_SET_ASIDE',
  );
});

test('a run that fails says why, and how often in a row', async () => {
  const job = testBank.worker.jobs.find(({ name }) => name === 'replaced-files');
  if (!job) throw new Error('the bank has this job');
  const { run } = job;
  job.run = () => Promise.reject(new Error('the disk is full'));
  for (let tries = 0; tries < 2; tries += 1)
    await staff('POST', '/api/admin/jobs/replaced-files/run');
  job.run = run;
  const { jobs, runs } = await bankDay();
  expect(jobs.find(({ name }: { name: string }) => name === 'replaced-files').last).toMatchObject({
    error: 'the disk is full',
    failures: 2,
  });
  expect(
    runs.filter(
      ({ job: name, askedBy }: { job: string; askedBy?: unknown }) =>
        name === 'replaced-files' && askedBy,
    ),
  ).toHaveLength(2);
});
