import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findFailedTasks } from '../../server/services/jobs/task-queue.ts';
import { startSmtp } from '../support/smtp.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp(1);
  testBank = await openTestBank(undefined, { SMTP_URL: smtp.url });
});
afterEach(async () => {
  await testBank.close();
  await smtp.close();
});

const setPin = () =>
  testBank.call('POST', '/api/approvals/pin', {
    token: testBank.cast.alice.token,
    body: { securityPin: '4711' },
  });
const messageIds = () => smtp.received.map(({ text }) => /^Message-ID: (<.*>)/im.exec(text)?.[1]);
const letRetryBeDue = () =>
  testBank.bank.db.query(
    "UPDATE job SET run_at = run_at - interval '1 hour' WHERE done_at IS NULL",
  );

test('a mail the server would not take is sent again, and arrives once', async () => {
  expect((await setPin()).status).toBe(201);
  await testBank.worker.runAll();
  expect(smtp.received).toEqual([]);
  await letRetryBeDue();
  await testBank.worker.runAll();
  await letRetryBeDue();
  await testBank.worker.runAll();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.to).toEqual(['alice.ames@mail.example']);
  expect(smtp.received[0]?.text).toContain('Content-Type: text/plain');
  expect(smtp.received[0]?.text).toContain('Content-Type: text/html');
});

test('a mail sent twice after a crash carries one Message-ID', async () => {
  await setPin();
  await testBank.worker.runAll();
  await letRetryBeDue();
  await testBank.worker.runAll();
  // As if the server had died after sending and before noting it.
  await testBank.bank.db.query(`UPDATE job SET done_at = NULL, payload = $1`, [
    JSON.stringify({
      to: 'alice.ames@mail.example',
      subject: 'Your security PIN was set',
      paragraphs: ['Hello'],
    }),
  ]);
  await letRetryBeDue();
  await testBank.worker.runAll();
  expect(smtp.received).toHaveLength(2);
  expect(new Set(messageIds())).toHaveLength(1);
});

test('a mail that cannot be sent is tried 125 times, then given up', async () => {
  await smtp.close();
  await setPin();
  const tryAgain = async () => {
    await letRetryBeDue();
    await testBank.worker.runAll();
    const { rows } = await testBank.bank.db.query<{
      attempts: number;
      given: boolean;
      error: string | null;
    }>(
      `SELECT attempts, done_at IS NOT NULL AS given, last_error AS error FROM job
        WHERE kind = 'mail'`,
    );
    return rows.map(({ attempts, given, error }) => [attempts, given, error !== null]);
  };
  await tryAgain();
  await testBank.bank.db.query(`UPDATE job SET attempts = 123 WHERE kind = 'mail'`);
  expect(await tryAgain()).toEqual([[124, false, true]]);
  expect(await tryAgain()).toEqual([[125, true, true]]);
});

test('a mail server’s refusal is kept by its code, and never by whom it names', async () => {
  await smtp.close();
  const strict = await startSmtp(0, { knowsNobody: true });
  onTestFinished(() => strict.close());
  const bank = await openTestBank(undefined, { SMTP_URL: strict.url });
  onTestFinished(() => bank.close());
  await bank.call('POST', '/api/approvals/pin', {
    token: bank.cast.alice.token,
    body: { securityPin: '4711' },
  });
  await bank.worker.runAll();
  const reasonOf = async () => (await findFailedTasks(bank.bank.db, 1)).map(({ reason }) => reason);
  expect(await reasonOf()).toEqual([expect.stringContaining('550 5.1.1')]);
  expect((await reasonOf())[0]).not.toMatch(/@|alice/i);
});

test('a mail server that is down stops no payment and no PIN', async () => {
  await smtp.close();
  expect((await setPin()).status).toBe(201);
  await testBank.worker.runAll();
  const { rows } = await testBank.bank.db.query('SELECT last_error FROM job WHERE done_at IS NULL');
  expect(rows).toEqual([{ last_error: expect.stringContaining('ECONNREFUSED') }]);
});

test('a mail that never can be sent is given up and its address forgotten', async () => {
  await smtp.close();
  expect((await setPin()).status).toBe(201);
  const { db } = testBank.bank;
  await db.query('UPDATE job SET attempts = 124');
  await testBank.worker.runAll();
  await letRetryBeDue();
  await testBank.worker.runAll();
  const { rows } = await db.query(
    'SELECT attempts, payload, last_error, done_at IS NOT NULL AS "isOver" FROM job',
  );
  expect(rows).toEqual([
    {
      attempts: 125,
      payload: {},
      last_error: expect.stringContaining('ECONNREFUSED'),
      isOver: true,
    },
  ]);
});
