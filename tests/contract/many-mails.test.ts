import { expect, onTestFinished, test } from 'vitest';
import { bankJobs } from '../../server/bank-jobs.ts';
import { systemContext } from '../../server/context.ts';
import { queueMails } from '../../server/services/mail/queue-mail.ts';
import { startSmtp } from '../support/smtp.ts';
import { openTestBank } from '../support/test-bank.ts';

const mailsOf = (people: number, each: number) =>
  Array.from({ length: people * each }, (_, index) => ({
    to: `p${Math.floor(index / each)}@mail.example`,
    subject: `Number ${index % each}`,
    paragraphs: ['Hello.'],
  }));

/** A bank whose mails go to a mail server that refuses the first of them. */
async function bankWith(refusals = 0) {
  // The first of each person take longer than those after them.
  const takesMs = (text: string) => (text.includes('Subject: Number 0') ? 60 : 0);
  const smtp = await startSmtp(refusals, { takesMs });
  onTestFinished(() => smtp.close());
  const { bank, close, stopJobs } = await openTestBank(undefined, { SMTP_URL: smtp.url });
  onTestFinished(close);
  // Its own job would take some of the mails.
  await stopJobs();
  const job = bankJobs(bank.config).find(({ name }) => name === 'mail');
  const send = async () => await job?.run(systemContext(bank, 'mail', 'test'));
  const queue = (mails: ReturnType<typeof mailsOf>) =>
    bank.db.tx((tx) => queueMails(tx, bank.clock, mails));
  return { smtp, bank, send, queue };
}

test('many mails go out over few connections, each once, and each person’s in their order', async () => {
  const { smtp, bank, send, queue } = await bankWith();
  await queue(mailsOf(20, 5));
  expect(await send()).toBe(100);
  expect(smtp.received).toHaveLength(100);
  const perPerson = Map.groupBy(smtp.received, ({ to }) => to[0]);
  expect(perPerson.size).toBe(20);
  for (const mails of perPerson.values())
    expect(mails.map(({ text }) => /^Subject: Number (\d)/m.exec(text)?.[1])).toEqual([...'01234']);
  expect(smtp.connections()).toBeLessThanOrEqual(8);
  expect(await send()).toBe(0);
  const { rows } = await bank.db.query(
    `SELECT count(*)::int AS done FROM job
      WHERE done_at IS NOT NULL AND last_error IS NULL AND attempts = 1 AND payload = '{}'`,
  );
  expect(rows).toEqual([{ done: 100 }]);
});

test('a mail server that refuses is given half as many the next time, and more once it takes them', async () => {
  const { smtp, send, queue } = await bankWith(100 + 50);
  await queue(mailsOf(300, 1));
  const taken = [];
  for (let some = await send(); some; some = await send()) taken.push(some);
  expect(taken).toEqual([100, 50, 25, 50, 75]);
  expect(smtp.received).toHaveLength(150);
});
