import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { instalment } from '../../contract/money/loans.ts';
import { fund, localTransferBody } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { takeInstalments } from '../../server/money/loans/take-instalments.job.ts';
import type { OpenBank } from '../../server/start/open-bank.ts';
import { refusalOf } from '../support/answers.ts';
import { loanCalls } from '../support/loans.ts';
import { nextYearLike2028 } from '../support/set-bank-clock.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, balanceOf, listOf } = useBankPerTest();
const { accepted, act, paidOut, loanOf, scheduleOf, setClock } = loanCalls(bank);

/**
 * Weekdays and holidays of these tests are those of 2028, and of the years with the same calendar.
 */
const year = nextYearLike2028();
const inYear = (monthAndDay: string) => `${year}-${monthAndDay}`;

const cents = (amount: number) => Math.round(amount * 100);
const checking = () => balanceOf(cast().bruno, 'Checking Account');
const work = async (opened: OpenBank) => {
  while ((await takeInstalments(systemContext(opened, 'loan-instalments', 'test'))) > 0);
};
/** Moves business time to nine in the morning of a day, and takes what is due then. */
const moveTo = async (day: string) => {
  await setClock(`${day}T09:00`);
  await work(bank().bank);
};
/** The debts of our customers to us, as the books have them. */
async function booked(): Promise<{ principal: number; interest: number }> {
  const { rows } = await bank().bank.db.query<{ gl: string; sum: bigint }>(
    `SELECT gl_code AS gl, sum(posted)::int8 AS sum FROM account WHERE gl_code IN ('1210', '4010')
      GROUP BY gl_code`,
  );
  const of = (gl: string) => Number(rows.find((row) => row.gl === gl)?.sum ?? 0n);
  return { principal: 0 - of('1210'), interest: of('4010') };
}
const paidOf = (schedule: z.input<typeof instalment>[]) =>
  schedule.filter(({ state }) => state === 'paid');
const waitingMails = async () =>
  (await bank().bank.db.query(`SELECT FROM job WHERE kind = 'mail' AND done_at IS NULL`)).rows
    .length;
const mailsOf = async (subject: string) => {
  // The mails alone: all the jobs of the days that were passed over would take longer than the rest
  // of the test.
  await expect.poll(waitingMails, { timeout: 20_000 }).toBe(0);
  return (await bank().outbox()).filter((mail) => mail.includes(subject)).length;
};
const missed = 'A loan payment could not be taken';

describe('installments', () => {
  test('of a loan paid out on January 31 are due on month ends and business days [L-299]', async () => {
    await setClock(inYear('01-31T11:00'));
    const id = await paidOut({ loanTerm: 5 });
    const schedule = await scheduleOf(id);
    // February has 29 days; the last of April is a Sunday.
    expect(schedule.map(({ dueOn }) => dueOn)).toEqual([
      inYear('02-29'),
      inYear('03-31'),
      inYear('05-01'),
      inYear('05-31'),
      inYear('06-30'),
    ]);
    await moveTo(inYear('02-28'));
    expect(paidOf(await scheduleOf(id))).toEqual([]);
    await moveTo(inYear('02-29'));
    const [first] = await scheduleOf(id);
    expect(first).toMatchObject({
      state: 'paid',
      paidOn: inYear('02-29'),
      transferId: expect.any(String),
    });
    const [entry] = (await listOf(cast().bruno)).transfers;
    expect(entry).toMatchObject({
      _id: first?.transferId,
      amount: first?.amount,
      transactionType: 'debit',
      status: 'Completed',
      recipientName: 'Larkmoor Bank',
    });
    expect(await booked()).toEqual({
      principal: cents(12_000 - (first?.principal ?? 0)),
      interest: cents(first?.interest ?? 0),
    });
  });

  test('pay the loan back to the cent, and nothing is owed after the last one [L-299]', async () => {
    const { admin, bruno } = cast();
    await setClock(inYear('03-15T11:00'));
    const id = await paidOut({ loanAmount: 1_000.01, loanTerm: 7 });
    await fund(bank().call, admin, bruno, 1_000, 'Checking Account');
    const { monthlyPayment, totalInterest } = await loanOf(id);
    await moveTo(inYear('10-17'));
    const schedule = await scheduleOf(id);
    expect(paidOf(schedule)).toHaveLength(7);
    expect(new Set(schedule.slice(0, -1).map(({ amount }) => amount))).toEqual(
      new Set([monthlyPayment]),
    );
    expect(cents(await checking())).toBe(cents(1_000) - cents(totalInterest));
    expect(await booked()).toEqual({ principal: 0, interest: cents(totalInterest) });
    expect(await loanOf(id)).toMatchObject({
      state: 'repaid',
      standing: { owed: 0, paid: 7, next: null, overdue: null },
    });
    expect(await mailsOf('Your loan is paid back')).toBe(1);
    // Nothing is open any more.
    expect(
      (await bank().call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token })).status,
    ).toBe(200);
  });

  test('are taken once each by two servers, and by the next one after a crash [L-299]', async () => {
    const other = await bank().openSecondServer();
    await setClock(inYear('03-15T11:00'));
    const ids = [await paidOut({ loanTerm: 6 }), await paidOut({ loanTerm: 6 })];
    await setClock(inYear('05-16T09:00'));
    const { tx } = other.db;
    other.db.tx = (run) =>
      tx.call(other.db, async (inside) => {
        await run(inside);
        throw new Error('killed before the commit');
      }) as never;
    other.log.error = () => undefined;
    await expect(work(other)).rejects.toThrow('killed');
    for (const id of ids) expect(paidOf(await scheduleOf(id))).toEqual([]);
    other.db.tx = tx;
    await Promise.all([work(bank().bank), work(other), work(bank().bank), work(other)]);
    // Two that meet at a loan may each leave it to the other; the next run takes what is left.
    await work(bank().bank);
    const { transfers } = await listOf(cast().bruno);
    expect(
      transfers.filter(
        ({ transactionType }: { transactionType: string }) => transactionType === 'debit',
      ),
    ).toHaveLength(4);
    for (const id of ids)
      expect(paidOf(await scheduleOf(id)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('without money are told once, shown overdue, and tried every day [L-299]', async () => {
    const { admin, bruno } = cast();
    await setClock(inYear('03-15T11:00'));
    const id = await paidOut({ loanTerm: 6 });
    const { monthlyPayment } = await loanOf(id);
    const putAside = localTransferBody(
      { savings: bruno.checking },
      { name: 'Bruno', account: bruno.savings.number },
      12_000,
    );
    await bank().call('POST', '/api/transfers/local', { token: bruno.token, body: putAside });
    await setClock(inYear('04-17T08:00'));
    expect([(await scheduleOf(id))[0]?.state, (await loanOf(id)).standing?.overdue]).toEqual([
      'due',
      null,
    ]);
    await moveTo(inYear('04-17'));
    expect([(await scheduleOf(id))[0]?.state, (await loanOf(id)).standing?.overdue?.count]).toEqual(
      ['overdue', 1],
    );
    for (const day of [inYear('04-18'), inYear('04-19')]) await moveTo(day);
    expect(await mailsOf(missed)).toBe(1);
    expect(await loanOf(id)).toMatchObject({
      state: 'disbursed',
      standing: { paid: 0, overdue: { count: 1, amount: monthlyPayment, since: inYear('04-17') } },
    });
    const { body } = await bank().call('GET', '/api/admin/loans/running', { token: admin.token });
    expect(body).toMatchObject({
      overdue: 1,
      owed: 12_000,
      loans: [{ loan: { _id: id, standing: { overdue: { count: 1 } } } }],
    });
    await moveTo(inYear('05-15'));
    expect([await mailsOf(missed), (await loanOf(id)).standing?.overdue?.count]).toEqual([2, 2]);
    await fund(bank().call, admin, bruno, monthlyPayment, 'Checking Account');
    await work(bank().bank);
    expect((await loanOf(id)).standing?.paid).toBe(0);
    await moveTo(inYear('05-16'));
    expect((await scheduleOf(id)).map(({ state }) => state).slice(0, 3)).toEqual([
      'paid',
      'overdue',
      'ahead',
    ]);
    expect([await checking(), await mailsOf(missed)]).toEqual([0, 2]);
  });

  test('are taken from a suspended customer too; a broken loan holds up no other', async () => {
    const { admin, bruno } = cast();
    await setClock(inYear('03-15T11:00'));
    const [bad, good] = [await paidOut({ loanTerm: 6 }), await paidOut({ loanTerm: 6 })];
    const setInterest = (minor: string) =>
      bank().bank.db.query(
        'UPDATE loan_instalment SET interest_minor = $2 WHERE loan_id = $1 AND number = 1',
        [bad, minor],
      );
    await setInterest('9000000000000000000');
    await bank().call('PUT', `/api/admin/users/suspend/${bruno.id}`, { token: admin.token });
    bank().bank.log.error = () => undefined;
    await moveTo(inYear('04-17'));
    // No answer names an amount as large as that.
    await setInterest('0');
    expect((await loanOf(good)).standing?.paid).toBe(1);
    expect(paidOf(await scheduleOf(bad))).toEqual([]);
  });
});

describe('paying back in full', () => {
  const payoffOf = async (id: string) =>
    (await bank().call('GET', `/api/loans/${id}/payoff`, { token: cast().bruno.token })).body;
  const payOff = (id: string, amount: number, key: string = randomUUID()) =>
    bank().call('POST', `/api/loans/${id}/payoff`, {
      token: cast().bruno.token,
      body: { amount },
      headers: { 'idempotency-key': key },
    });

  test('takes what is owed with interest to the day, once, as it was shown [L-299]', async () => {
    const { admin, bruno } = cast();
    await setClock(inYear('03-15T11:00'));
    const id = await paidOut({ loanTerm: 6 });
    await fund(bank().call, admin, bruno, 500, 'Checking Account');
    const [first] = await scheduleOf(id);
    await setClock(inYear('03-31T11:00'));
    const shown = await payoffOf(id);
    // Sixteen of the thirty-three days to the first installment.
    expect(shown).toMatchObject({
      principal: 12_000,
      interest: Math.round((cents(first?.interest ?? 0) * 16) / 33) / 100,
      day: inYear('03-31'),
      available: 12_500,
    });
    await setClock(inYear('04-01T11:00'));
    const stale = await payOff(id, shown.amount);
    expect([stale.status, stale.body.code, await checking()]).toEqual([
      409,
      'PAYOFF_CHANGED',
      12_500,
    ]);
    const { amount, interest } = await payoffOf(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOff(id, amount)));
    expect(answers.map((one) => String(refusalOf(one) ?? one.status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 5 }, () => 'LOAN_NOT_RUNNING'),
    ]);
    expect([cents(await checking()), await booked()]).toEqual([
      cents(12_500) - cents(amount),
      { principal: 0, interest: cents(interest) },
    ]);
    expect(await loanOf(id)).toMatchObject({
      state: 'repaid',
      standing: { owed: 0, paid: 0, paidOff: true },
    });
    await moveTo(inYear('05-16'));
    expect(cents(await checking())).toBe(cents(12_500) - cents(amount));
  });

  test('is worked out for up to sixty days ahead, and is that day’s figure [D-61]', async () => {
    await setClock(inYear('03-15T11:00'));
    const id = await paidOut({ loanTerm: 6 });
    const schedule = await scheduleOf(id);
    const [first, second] = schedule;
    const on = async (day: string) =>
      (
        await bank().call('GET', `/api/loans/${id}/payoff?day=${day}`, {
          token: cast().bruno.token,
        })
      ).body;
    const taken = { count: 1, amount: first?.amount };
    // On the day an installment is taken, nothing of the next month has gone by.
    expect(await on(first?.dueOn ?? '')).toMatchObject({
      principal: first?.balance,
      interest: 0,
      day: first?.dueOn,
      instalmentsUntil: taken,
    });
    const foretold = await on(inYear('05-01'));
    expect(foretold).toMatchObject({ principal: first?.balance, instalmentsUntil: taken });
    expect(await on(inYear('04-16'))).toMatchObject({
      principal: 12_000,
      instalmentsUntil: { count: 0, amount: 0 },
    });
    expect((await on(inYear('05-14'))).amount).toBe(
      foretold.amount + (await on(inYear('05-14'))).interest - foretold.interest,
    );
    expect(await on(inYear('03-15'))).toEqual(await payoffOf(id));
    const text = `Please choose a day from Wed, Mar 15, ${year} to Sun, May 14, ${year}.`;
    for (const day of [inYear('03-14'), inYear('05-15')])
      expect(await on(day)).toMatchObject({ code: 'INVALID_FIELDS', fields: { day: text } });
    expect(await on(inYear('02-30'))).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: { day: 'Please enter a valid date.' },
    });
    await moveTo(inYear('05-01'));
    const { amount, principal, interest } = await payoffOf(id);
    expect([amount, principal, interest]).toEqual([
      foretold.amount,
      foretold.principal,
      foretold.interest,
    ]);
    expect(cents(interest)).toBeLessThan(cents(second?.interest ?? 0));
  });

  test('is refused without money or before the payout; takes what is overdue too', async () => {
    const { admin, bruno } = cast();
    await setClock(inYear('03-15T11:00'));
    const granted = await accepted();
    expect((await payOff(granted, 12_000)).body.code).toBe('LOAN_NOT_RUNNING');
    expect((await act(granted, 'disburse', { key: randomUUID() })).status).toBe(200);
    const schedule = await scheduleOf(granted);
    await setClock(inYear('05-15T11:00'));
    const due = schedule.slice(0, 2).reduce((sum, { interest }) => sum + cents(interest), 0);
    const { amount } = await payoffOf(granted);
    expect(cents(amount)).toBe(cents(12_000) + due);
    const refused = await payOff(granted, amount);
    expect([refused.body.code, await checking()]).toEqual(['INSUFFICIENT_FUNDS', 12_000]);
    await fund(bank().call, admin, bruno, 500, 'Checking Account');
    const key = randomUUID();
    const paid = await payOff(granted, amount, key);
    expect([paid.status, (await payOff(granted, amount, key)).body]).toEqual([200, paid.body]);
    const { body: receipt } = await bank().call('GET', paid.body.receipt, { token: bruno.token });
    expect(receipt).toMatchObject({ category: 'Loan instalment', amount });
  });
});
