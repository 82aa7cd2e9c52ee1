import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import type { Customer } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { firstOfNextMonth } from '../../server/money/interest/interest-earned.ts';
import { makeMonths } from '../../server/money/statements/monthly/make-months.job.ts';
import { said } from '../support/answers.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setBankClock } from '../support/set-bank-clock.ts';

const { bank, cast, pay, toBruno } = useBankPerTest();

const today = () => bank().bank.clock.businessDay();
const thisMonth = () => today().slice(0, 7);
/** The month that lies this number of months ahead. */
const monthAfter = (months: number) =>
  Temporal.PlainYearMonth.from(thisMonth()).add({ months }).toString();
const ask = (who: Customer, method: string, path: string, body?: unknown) =>
  bank().call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const listed = async (who: Customer) => (await ask(who, 'GET', '/api/statements')).body;
const madeOf = async (who: Customer, index = 1): Promise<string[]> =>
  (await listed(who)).statements[index].made.map(({ month }: { month: string }) => month);
const numberOf = (who: Customer) => who.savings.number;
const rowsOf = async ({ id }: Customer) =>
  (
    await bank().bank.db.query<{ month: string; number: string; closing: bigint }>(
      `SELECT to_char(month, 'YYYY-MM') AS month, number, closing_minor AS closing
         FROM monthly_statement s JOIN customer_account c ON c.account_id = s.account_id
        WHERE c.user_id = $1 ORDER BY s.month, c.kind`,
      [id],
    )
  ).rows;

/** Nine in the morning of the first of a month, and all that became due. */
async function moveTo(month: string): Promise<void> {
  await setBankClock(bank().bank, `${month}-01T09:00`);
  await bank().worker.runAll();
}

async function pdfOf(who: Customer, month: string, number = numberOf(who)): Promise<Buffer> {
  const { rawPayload, statusCode } = await bank().app.inject({
    method: 'GET',
    url: `/api/statements/${number}/${month}.pdf`,
    headers: { authorization: `Bearer ${await bank().freshToken(who)}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text.join('\n');
const mailsTo = async ({ email }: Customer, subject: RegExp) =>
  (await bank().outbox()).filter((mail) => mail.includes(`To: ${email}`) && subject.test(mail));
const statementNotices = async (who: Customer): Promise<{ title: string; said: string }[]> =>
  (
    await ask({ ...who, token: await bank().freshToken(who) }, 'GET', '/api/users/notices')
  ).body.notices.filter(({ kind }: { kind: string }) => kind === 'statement');
const ready = /^Subject: Your statements for .* are ready/m;

describe('the statement of a month', () => {
  test('is made when the month is closed, of each account, and every month in its order', async () => {
    const { alice } = cast();
    const first = thisMonth();
    await pay(toBruno(12.34));
    await bank().worker.runAll();
    expect(await rowsOf(alice)).toEqual([]);
    await setBankClock(bank().bank, `${monthAfter(1)}-01T00:05`);
    await bank().worker.runAll();
    expect(await rowsOf(alice)).toEqual([]);
    const months = [first, monthAfter(0), monthAfter(1)];
    await moveTo(monthAfter(2));
    const rows = await rowsOf(alice);
    expect([...new Set(rows.map(({ month }) => month))]).toEqual(months);
    expect(rows).toHaveLength(3 * months.length);
    expect(await madeOf(alice)).toEqual(months.toReversed());
    const ofSavings = rows.filter(({ number }) => number === numberOf(alice));
    expect(ofSavings.map(({ closing }) => closing)).toEqual([998_766n, 998_766n, 998_766n]);
  });

  test('stays as it was, byte for byte, through another name and language', async () => {
    const { alice, bruno } = cast();
    const month = thisMonth();
    await pay(toBruno(12.34, { reference: 'Books' }));
    await moveTo(monthAfter(1));
    const before = await pdfOf(alice, month);
    await bank().bank.db.query(
      `UPDATE users SET full_name = 'Ada Otherwise', address = '1 New Road', language = 'es'
        WHERE id = $1`,
      [alice.id],
    );
    expect((await pdfOf(alice, month)).equals(before)).toBe(true);
    expect(await textOf(before)).not.toContain('Ada Otherwise');
    const [now, past] = [
      await textOf(await pdfOf(alice, today().slice(0, 7))),
      await textOf(before),
    ];
    expect([now, past]).toEqual([
      expect.stringMatching(/Estado de cuenta[^]*Ada Otherwise/),
      expect.stringMatching(/Account statement[^]*Books/),
    ]);
    expect(
      said(await ask(bruno, 'GET', `/api/statements/${numberOf(alice)}/${month}.pdf`)),
    ).toEqual([404, 'ACCOUNT_NOT_FOUND']);
  });

  test('cannot be changed by the server, and a later entry is on the next one', async () => {
    const { alice } = cast();
    const month = thisMonth();
    await moveTo(monthAfter(1));
    const before = await pdfOf(alice, month);
    const token = await bank().freshToken(alice);
    const correction = toBruno(3.21, { reference: 'Correction' });
    expect((await pay(correction, {}, token)).status).toBe(201);
    expect((await pdfOf(alice, month)).equals(before)).toBe(true);
    expect(await textOf(await pdfOf(alice, today().slice(0, 7)))).toContain('Correction');
    for (const change of [
      'UPDATE monthly_statement SET in_minor = 1',
      'DELETE FROM monthly_statement',
    ])
      await expect(bank().bank.db.query(change)).rejects.toThrow(/permission denied/);
  });

  test('is told once a month, without a figure or an account; a quiet month once a quarter', async () => {
    const { alice } = cast();
    await pay(toBruno(12.34));
    const quarterEnds = (months: number) => Number(monthAfter(months).slice(5)) % 3 === 0;
    // Months that are made up for are in the list alone, also those with transactions.
    const quiet = [2, 3].find((months) => !quarterEnds(months)) ?? 2;
    const quarter = [3, 4, 5].find((months) => months > quiet && quarterEnds(months)) ?? 5;
    const [start, ends] = [thisMonth(), [monthAfter(quiet + 1), monthAfter(quarter + 1)]];
    await moveTo(ends[0] ?? '');
    expect([await mailsTo(alice, ready), await statementNotices(alice)]).toEqual([[], []]);
    await moveTo(ends[1] ?? '');
    const [told, ...more] = await mailsTo(alice, ready);
    const [line, ...others] = await statementNotices(alice);
    expect([more, others]).toEqual([[], []]);
    expect(`${told} ${line?.title} ${line?.said}`).not.toMatch(/\$|12\.34/);
    expect((await rowsOf(alice)).at(0)?.month).toBe(start);
  });

  test('is one mail of a month with transactions, none where it is turned off', async () => {
    const { alice, bruno } = cast();
    await ask(bruno, 'PUT', '/api/users/mail-choices', { mail: 'statement-ready', wanted: false });
    await pay(toBruno(12.34));
    await moveTo(monthAfter(1));
    await bank().worker.runAll();
    const [mail, ...more] = await mailsTo(alice, ready);
    expect(more).toEqual([]);
    expect(mail).toContain('turn it off in your profile');
    expect(mail).not.toMatch(/\$|12\.34/);
    expect(mail).not.toContain(numberOf(alice));
    expect(await mailsTo(bruno, ready)).toEqual([]);
    for (const who of [alice, bruno]) expect(await statementNotices(who)).toHaveLength(1);
  });

  test('comes as a PDF by choice, of the accounts that money moved on', async () => {
    const { alice } = cast();
    expect((await listed(alice)).delivery).toBe('paperless');
    const path = '/api/statements/delivery';
    for (let times = 0; times < 2; times += 1)
      expect((await ask(alice, 'PUT', path, { delivery: 'email' })).body.code).toBe(
        'STATEMENTS_BY_EMAIL',
      );
    expect((await ask(alice, 'PUT', path, { delivery: 'paper' })).status).toBe(400);
    expect((await listed(alice)).delivery).toBe('email');
    const { rows } = await bank().bank.db.query(
      `SELECT FROM audit_event WHERE action = 'statement.delivery_chosen'`,
    );
    expect(rows).toHaveLength(1);
    await pay(toBruno(12.34));
    await moveTo(monthAfter(1));
    const mails = await mailsTo(alice, /^Subject: Your statement for /m);
    expect(mails.filter((mail) => mail.includes(`${numberOf(alice)}-`))).toHaveLength(1);
    expect(mails[0]?.replaceAll(/=?\r\n/g, ' ')).toContain('chose to get your statements by email');
    expect(await mailsTo(alice, ready)).toEqual([]);
  });
});

describe('the job', () => {
  test('makes nothing twice on two servers at once, and goes on where it was stopped', async () => {
    await bank().stopJobs();
    await setBankClock(bank().bank, `${monthAfter(3)}-01T09:00`);
    await bank().worker.runOne('day-closing');
    const contextOf = (name: string) => systemContext(bank().bank, 'monthly-statements', name);
    // A transaction that never commits leaves nothing behind.
    const broken = bank().bank.db.tx(async (tx) => {
      await tx.query(
        `INSERT INTO monthly_statement SELECT account_id, date_trunc('month', now())::date, '', 'en',
           1, 0, 0, 0, 0, 0, now() FROM customer_account`,
      );
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    for (let done = 1; done > 0; )
      done = (
        await Promise.all(['one', 'other'].map((name) => makeMonths(contextOf(name))))
      ).reduce((sum, one) => sum + one, 0);
    const { rows } = await bank().bank.db.query<{ months: bigint }>(
      `SELECT count(*) AS months FROM monthly_statement GROUP BY account_id`,
    );
    expect(rows.length % 3).toBe(0);
    expect(new Set(rows.map(({ months }) => months)).size).toBe(1);
    expect(await makeMonths(contextOf('later'))).toBe(0);
  });

  test('makes the last statement of a customer who left, tells them nothing, and is done', async () => {
    const { bruno, admin } = cast();
    await pay(toBruno(12.34));
    const next = monthAfter(1);
    const deleted = await bank().call('DELETE', `/api/admin/users/${bruno.id}`, {
      token: admin.token,
      body: { reason: 'Moved away', username: bruno.username },
    });
    expect(deleted.status).toBe(200);
    await moveTo(next);
    await moveTo(firstOfNextMonth(addDays(today(), 0)).slice(0, 7));
    const rows = await rowsOf(bruno);
    expect(rows.at(-1)?.closing).toBe(0n);
    expect(new Set(rows.map(({ month }) => month)).has(next)).toBe(false);
    expect(await mailsTo(bruno, ready)).toEqual([]);
    const { rows: due } = await bank().bank.db.query(
      `SELECT FROM customer_account WHERE statements_from = 'infinity'`,
    );
    expect(due).toHaveLength(1);
  });

  test('sets a customer aside whose entries are not all there, and makes the others’', async () => {
    const { alice, bruno } = cast();
    await pay(toBruno(12.34));
    await bank().stopJobs();
    await setBankClock(bank().bank, `${monthAfter(1)}-01T09:00`);
    await bank().worker.runOne('day-closing');
    const owner = await bank().bank.openSnapshot();
    try {
      await owner.query(
        `UPDATE account SET entry_count = entry_count + 1 WHERE id = (SELECT account_id
          FROM customer_account WHERE number = $1)`,
        [numberOf(alice)],
      );
      await bank().worker.runOne('monthly-statements');
      expect(await rowsOf(alice)).toEqual([]);
      expect((await rowsOf(bruno)).length).toBeGreaterThan(0);
    } finally {
      await owner.query(
        `UPDATE account SET entry_count = entry_count - 1 WHERE id = (SELECT account_id
          FROM customer_account WHERE number = $1)`,
        [numberOf(alice)],
      );
      await owner.close();
    }
  });
});
