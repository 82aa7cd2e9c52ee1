import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonTexts } from '../../contract/people/reasons.texts.ts';
import type { Person } from '../../fixtures/people.ts';
import { refusalOf } from '../support/answers.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { letOneGiveAlone } from '../support/given-alone.ts';
import { loanCalls } from '../support/loans.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
let rosa: Person;
beforeAll(async () => {
  testBank = await openTestBank();
  rosa = await addAnotherAdmin(testBank, 'rosa');
  await letOneGiveAlone(testBank.bank);
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const { apply, take, act, accepted, paidOut, loanOf, scheduleOf } = loanCalls(() => testBank);
const staff = () => testBank.cast.admin;
const outcomes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map((one) => String(refusalOf(one) ?? one.status)).toSorted();
const mails = async () => {
  await testBank.worker.runAll();
  return (await testBank.outbox()).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
};
const trailOf = async (id: string) =>
  (
    await testBank.bank.db.query<{ actor: string; action: string }>(
      `SELECT actor, action FROM audit_event WHERE action LIKE 'loan.%' AND details ->> 'loan' = $1
        AND action <> 'loan.viewed' ORDER BY at`,
      [id],
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`);
const balanceOf = async () =>
  (await testBank.call('GET', '/api/users/accounts', { token: testBank.cast.bruno.token })).body
    .accounts[0].balance;

describe('a decision', () => {
  test('is made by the holder of the application; its customer sees in review [L-296]', async () => {
    const id = await apply();
    expect((await act(id, 'approve')).body.code).toBe('CASE_NOT_TAKEN');
    await take(id, rosa);
    expect((await loanOf(id)).state).toBe('in_review');
    expect((await act(id, 'approve')).body).toMatchObject({
      code: 'CASE_HELD',
      message: expect.stringContaining('rosa'),
    });
    expect((await act(id, 'approve', { who: rosa })).status).toBe(200);
    expect((await loanOf(id)).timeline.map(({ state }) => state)).toEqual([
      'submitted',
      'in_review',
      'approved',
    ]);
  });

  test('sent many times at once is one; the others are told who was first [L-296]', async () => {
    const id = await apply();
    await take(id);
    const decline = { body: { reasons: ['INCOME_TOO_LOW'] } };
    const answers = await Promise.all([
      act(id, 'approve'),
      act(id, 'decline', decline),
      act(id, 'approve'),
      act(id, 'decline', decline),
      act(id, 'approve'),
    ]);
    const approvals = answers.filter((_, index) => index % 2 === 0);
    const declines = answers.filter((_, index) => index % 2 === 1);
    const [won, late] =
      approvals[0]?.status === 200 ? [approvals, declines] : [declines, approvals];
    expect([...new Set(outcomes(won)), ...new Set(outcomes(late))]).toEqual([
      '200',
      'CASE_DECIDED',
    ]);
    expect(late[0]?.body.message).toMatch(
      /^You have decided this yourself: this case is (approved|declined) already/,
    );
    expect((await trailOf(id)).filter((line) => /approved|declined/.test(line))).toHaveLength(1);
  });

  test('against a loan says why in plain words, on screen and by mail [D-60 L-296]', async () => {
    const id = await apply({ loanAmount: 77_123 });
    await take(id);
    expect(
      (
        await act(id, 'decline', {
          body: { reasons: ['INCOME_TOO_LOW', 'CREDIT_HISTORY_TOO_SHORT'] },
        })
      ).status,
    ).toBe(200);
    const loan = await loanOf(id);
    expect(loan).toMatchObject({
      state: 'declined',
      declineReasons: [
        reasonTexts.loanDecline.INCOME_TOO_LOW,
        reasonTexts.loanDecline.CREDIT_HISTORY_TOO_SHORT,
      ],
      standing: null,
    });
    const mail = (await mails()).find(
      (text) => text.includes('77,123.00') && text.includes('could not approve'),
    );
    for (const part of [
      ...loan.declineReasons,
      'Equal Credit Opportunity Act',
      'No money was moved',
    ])
      expect(mail).toContain(part);
  });

  test.each([
    ['none', []],
    [
      'more than four',
      [
        'INCOME_TOO_LOW',
        'PAYMENT_TOO_HIGH',
        'INCOME_NOT_VERIFIED',
        'OTHER_OBLIGATIONS',
        'TOO_NEW_WITH_US',
      ],
    ],
    ['the same twice', ['INCOME_TOO_LOW', 'INCOME_TOO_LOW']],
    ['one of its own', ['HAIRCUT']],
  ])('against a loan with reasons that are %s is refused', async (_name, reasons) => {
    const id = await apply();
    await take(id);
    expect((await act(id, 'decline', { body: { reasons } })).body).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: expect.any(Object),
    });
    expect((await loanOf(id)).state).toBe('in_review');
  });
});

describe('the money', () => {
  test('comes once, under ten clicks of two people; the second learns who was first [L-298]', async () => {
    const id = await accepted();
    const before = await balanceOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, click) =>
        act(id, 'disburse', { who: click % 2 ? rosa : staff(), key: randomUUID() }),
      ),
    );
    // The five clicks of the person who was first get the same answer.
    expect(outcomes(answers)).toEqual([
      ...Array.from({ length: 5 }, () => '200'),
      ...Array.from({ length: 5 }, () => 'LOAN_DISBURSED'),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
      /^(rosa|staff) was first/,
    );
    expect(await balanceOf()).toBe(before + 12_000);
    expect((await trailOf(id)).filter((line) => line.endsWith('loan.disbursed'))).toHaveLength(1);
    expect((await scheduleOf(id)).length).toBe(12);
  });

  test('asked for again with the same key reads as first sent', async () => {
    const id = await accepted();
    const key = randomUUID();
    const [one, two] = await Promise.all([
      act(id, 'disburse', { key }),
      act(id, 'disburse', { key }),
    ]);
    expect([one.status, two.status, one.body, (await act(id, 'disburse', { key })).body]).toEqual([
      200,
      200,
      two.body,
      one.body,
    ]);
    expect((await trailOf(id)).filter((line) => line.endsWith('loan.disbursed'))).toHaveLength(1);
  });

  test('stands in the customer’s history, with a schedule to the cent [L-298]', async () => {
    const id = await paidOut({ loanAmount: 9_999.99, loanTerm: 36 });
    const { body } = await testBank.call(
      'GET',
      '/api/transfers/transactions?search=LOAN-&limit=1',
      { token: testBank.cast.bruno.token },
    );
    const loan = await loanOf(id);
    expect(body.transfers[0]).toMatchObject({
      amount: 9_999.99,
      transactionType: 'credit',
      status: 'Completed',
      reference: loan.reference,
    });
    const { body: receipt } = await testBank.call(
      'GET',
      `/api/transfers/${body.transfers[0]._id}`,
      { token: testBank.cast.bruno.token },
    );
    expect(receipt.category).toBe('Loan paid out');
    const schedule = await scheduleOf(id);
    expect(Math.round(schedule.reduce((sum, { principal }) => sum + principal * 100, 0))).toBe(
      999_999,
    );
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(loan.standing).toMatchObject({
      owed: 9_999.99,
      instalments: 36,
      paid: 0,
      next: { number: 1, amount: loan.monthlyPayment },
      overdue: null,
    });
    expect((await mails()).join('\n')).toContain('Your loan was paid out');
  });

  test('never comes before a decision, after a decline, or to a suspended customer [L-298]', async () => {
    const undecided = await apply();
    const declined = await apply();
    await take(declined);
    await act(declined, 'decline', { body: { reasons: ['OTHER_OBLIGATIONS'] } });
    for (const id of [undecided, declined])
      expect((await act(id, 'disburse', { key: randomUUID() })).body.code).toBe(
        'LOAN_NOT_APPROVED',
      );
    expect((await act(randomUUID(), 'disburse', { key: randomUUID() })).body.code).toBe(
      'LOAN_NOT_FOUND',
    );
    const granted = await accepted();
    const { bruno } = testBank.cast;
    const before = await balanceOf();
    await testBank.call('PUT', `/api/admin/users/suspend/${bruno.id}`, { token: staff().token });
    expect((await act(granted, 'disburse', { key: randomUUID() })).body.code).toBe(
      'CUSTOMER_SUSPENDED',
    );
    expect([await balanceOf(), (await loanOf(granted)).state]).toEqual([before, 'accepted']);
    await testBank.call('PUT', `/api/admin/users/unsuspend/${bruno.id}`, { token: staff().token });
    expect((await act(granted, 'disburse', { key: randomUUID() })).status).toBe(200);
  });
});

describe('the staff', () => {
  test('see what waits oldest first and all of one application; looks are recorded', async () => {
    const id = await apply();
    await take(id, rosa);
    const { body: queue } = await testBank.call('GET', '/api/admin/loans', {
      token: staff().token,
    });
    const since = queue.cases.map(({ waitingSince }: { waitingSince: string }) => waitingSince);
    expect(since).toEqual(since.toSorted());
    expect(queue.cases.at(-1)).toMatchObject({
      _id: id,
      holder: { username: 'rosa', isYou: false },
      customer: { username: 'bruno.bell' },
      loan: { _id: id },
    });
    expect(queue.total).toBe(queue.cases.length);
    const { body: one } = await testBank.call('GET', `/api/admin/loans/${id}`, {
      token: staff().token,
    });
    expect(one).toMatchObject({
      loan: { _id: id, state: 'in_review' },
      decidedBy: null,
      customer: { username: 'bruno.bell', suspended: false },
    });
    expect([one.accounts.length, one.otherLoans.length > 0]).toEqual([3, true]);
    const { rows } = await testBank.bank.db.query(
      `SELECT FROM audit_event WHERE action = 'loan.viewed' AND subject = $1
        AND details ->> 'loan' = $2`,
      [`user:${testBank.cast.bruno.id}`, id],
    );
    expect(rows).toHaveLength(1);
  });

  test('nobody reads the schedule or the payoff of another', async () => {
    const id = await paidOut();
    for (const what of ['schedule', 'payoff'])
      expect(
        (
          await testBank.call('GET', `/api/loans/${id}/${what}`, {
            token: testBank.cast.alice.token,
          })
        ).body.code,
      ).toBe('LOAN_NOT_FOUND');
    const { body } = await testBank.call('POST', `/api/loans/${id}/payoff`, {
      token: testBank.cast.alice.token,
      body: { amount: 12_000 },
    });
    expect(body.code).toBe('LOAN_NOT_FOUND');
  });
});
