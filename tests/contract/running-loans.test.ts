import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { runningLoansPerPage, type RunningLoan } from '../../contract/staff/staff-loans.ts';
import { disputeCalls, words } from '../support/disputes.ts';
import { loanCalls } from '../support/loans.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const desk = useSharedDesk();
const { bank, staff, ask, customer, take, balanceOf } = desk;
const { report, correct, noError, shownTo } = disputeCalls(desk);
const { paidOut, loanOf } = loanCalls(bank);

const running = async (after?: string) =>
  (
    await ask(
      staff(),
      'GET',
      `/api/admin/loans/running${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
    )
  ).body;

const added: string[] = [];

// No money was paid out for them: open, they would not be in the books.
afterAll(async () => {
  await bank().bank.db.query(
    `UPDATE loan_instalment SET paid_at = now(), journal_id = loan_id WHERE loan_id = ANY ($1::uuid[])`,
    [added],
  );
});

/**
 * Adds `count` loans of one customer, approved one minute after the other. With `dueInDays` they
 * are paid out, with an installment due in that number of days.
 */
async function addLoans(userId: string, count: number, dueInDays?: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  added.push(...ids);
  const { db, clock } = bank().bank;
  await db.query(
    `INSERT INTO loan (id, user_id, state, amount_minor, purpose, term_months, income_minor,
      employment_status, credit_score, rate_bps, payment_minor,
       total_interest_minor, submitted_at, decided_at, decided_by, disbursed_at,
         disbursement_journal_id)
     SELECT id, $2, $3, 100000, 'auto', 1, 0, 'employed', 700, 500, 100400, 400, $4, $4, $5, at,
       CASE WHEN at IS NULL THEN NULL ELSE id END
       FROM (SELECT id, CASE WHEN $3 = 'approved' THEN NULL
         ELSE $4::timestamptz + n * interval '1 minute' END AS at
         FROM unnest($1::uuid[]) WITH ORDINALITY AS x (id, n)) AS made`,
    [
      ids,
      userId,
      dueInDays === undefined ? 'approved' : 'disbursed',
      clock.businessNow().subtract({ hours: 24 }),
      staff().id,
    ],
  );
  if (dueInDays !== undefined)
    await db.query(
      `INSERT INTO loan_instalment (loan_id, number, due_on, interest_minor, principal_minor)
        SELECT id, 1, $2::date + $3::int, 400, 100000 FROM unnest($1::uuid[]) AS id`,
      [ids, clock.businessDay(), dueInDays],
    );
  return ids;
}

test('running loans are paged at their places, each once and in order', async () => {
  const { id } = await customer();
  const ahead = await addLoans(id, 40, 10);
  const [late, later] = [await addLoans(id, 15, -3), await addLoans(id, 15, -40)];
  const approved = await addLoans(id, runningLoansPerPage);
  const first = await running();
  expect(first).toMatchObject({ total: 120, offered: 50, toPayOut: 0, overdue: 30 });
  expect(first.loans.map(({ loan }: RunningLoan) => loan._id).toSorted()).toEqual(
    approved.toSorted(),
  );
  // The last loan of the first page is paid out before the next page is read, and moves down the
  // list.
  const last = first.loans.at(-1).loan._id;
  await bank().bank.db.query(
    `UPDATE loan SET state = 'disbursed', accepted_at = decided_at, disbursed_at = decided_at,
      disbursement_journal_id = id WHERE id = $1`,
    [last],
  );
  const second = await running(first.next);
  const third = await running(second.next);
  const shown = [...second.loans, ...third.loans].map(({ loan }: RunningLoan) => loan._id);
  expect(shown.slice(0, 30)).toEqual([...later.toSorted(), ...late.toSorted()]);
  expect(shown.slice(30)).toEqual([...ahead.toReversed(), last]);
  expect([second.loans.length, third.loans.length, third.next]).toEqual([
    runningLoansPerPage,
    21,
    null,
  ]);
});

test('a payment on a loan is neither reported nor given back', async () => {
  const who = await customer();
  const loan = await paidOut({}, who);
  const { amount } = (await ask(who, 'GET', `/api/loans/${loan}/payoff`)).body;
  expect((await ask(who, 'POST', `/api/loans/${loan}/payoff`, { amount })).status).toBe(200);
  const [payment] = (await ask(who, 'GET', '/api/transfers/transactions?type=debit')).body
    .transfers;
  const refused = await report(who, payment._id);
  expect([refused.status, refused.body.code]).toEqual([422, 'LOAN_PAYMENT_NOT_DISPUTABLE']);
  expect(refused.body.message).toContain(
    'please write to us or call and we’ll check the loan and its schedule.',
  );
  expect(await shownTo(who, payment._id)).toEqual({
    dispute: null,
    reportUntil: null,
    goesToLoan: true,
  });
  // As it was reported before that was refused.
  const id = randomUUID();
  await bank().bank.db.query(
    `INSERT INTO dispute (id, reference, transfer_id, user_id, reason, what_happened, reported_at,
      answer_due_on)
     VALUES ($1, 'DSP-7K2M9QXA', $2, $3, $4, $5, $6, '2099-01-01')`,
    [id, payment._id, who.id, words.reason, words.whatHappened, bank().bank.clock.businessNow()],
  );
  await take('dispute', id);
  expect((await correct(id, 1)).body).toMatchObject({
    status: 409,
    code: 'NOT_CORRECTABLE',
    message: expect.stringContaining('No money was moved.'),
  });
  expect((await noError(id)).status).toBe(200);
  expect([(await loanOf(loan, who)).state, await balanceOf(who, 'Checking Account')]).toEqual([
    'repaid',
    0,
  ]);
});

test('a place that is none is refused by name', async () => {
  for (const place of [
    '',
    'approved',
    'declined~1~00000000-0000-4000-8000-000000000000',
    'current~99999999999999999~00000000-0000-4000-8000-000000000000',
  ]) {
    const { status, body } = await ask(staff(), 'GET', `/api/admin/loans/running?after=${place}`);
    expect([status, body.fields]).toEqual([400, { after: 'Unknown place.' }]);
  }
  const end = await running('current~0~00000000-0000-4000-8000-000000000000');
  expect([end.loans, end.next]).toEqual([[], null]);
});
