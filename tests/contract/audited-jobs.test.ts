import { afterEach, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../support/audited-act.ts';
import { jobActs, operatorActs } from '../support/audited-jobs.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { verifyBank } from '../support/verify-bank.ts';

/* The counterpart of audited-writes.test.ts: what leaves lines in the trail and is no call. */

let testBank: TestBank;
beforeEach(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
  await testBank.stopJobs();
});
afterEach(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const jobs = jobActs(() => testBank).map((act) => ({ ...act, all: act.leaves.join(', ') }));

// The books are spoilt for one of them, as the owner of the database.
describeOnPostgres('a job', () => {
  test.each(jobs)('$job $when and leaves $all [S-58]', async ({ job, leaves, prepare, mend }) => {
    await prepare();
    const { lines } = await linesOf(testBank.bank.db, () => testBank.worker.runOne(job));
    expect(lines.map(({ action, actor }) => [action, actor])).toEqual(
      leaves.map((action) => [action, `system:${job}`]),
    );
    await mend?.();
  });

  test('that stands in none of these leaves no line', async () => {
    const { cast, worker, call, bank } = testBank;
    const { alice } = cast;
    // Work for some of them: mails, links, a statement, payments for the searches, and days to
    // close.
    await testBank.fund(cast.admin, alice, 5);
    await call('POST', '/api/approvals/pin', { token: alice.token, body: { securityPin: '4711' } });
    await call('POST', '/api/auth/forgot-password', { body: { email: alice.email } });
    await call('POST', '/api/statements/email', {
      token: alice.token,
      body: { account: alice.savings.number, month: bank.clock.businessDay().slice(0, 7) },
    });
    await bank.clock.advance(2 * 86_400);
    const { answer: done, lines } = await linesOf(bank.db, () => worker.runAll());
    const named = new Set(jobs.map(({ job }) => job));
    // At two in the night the proof of the books asks for itself.
    expect(lines.filter(({ actor }) => !named.has(actor.replace('system:', '')))).toEqual([]);
    const silent = [...done.keys()].filter((job) => !named.has(job));
    expect(silent).toEqual(
      expect.arrayContaining([
        'mail',
        'password-reset-links',
        'statement-mails',
        'day-closing',
        'chained-trail',
      ]),
    );
  });
});

test.each(operatorActs)('$name leaves $leaves [S-58]', async ({ act, leaves, by }) => {
  const { lines } = await linesOf(testBank.bank.db, () => act(testBank));
  expect(lines.map(({ action, actor }) => [action, actor])).toEqual(
    leaves.map((action) => [action, by]),
  );
});
